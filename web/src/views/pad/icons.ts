/** The line icons that only the scorepad has; drawn by `Icon`. */
export const icons = {
  print:
    'M7 9V4h10v5M7 17H4.500A1.500 1.500 0 0 1 3 15.500V10.500A1.500 1.500 0 0 1 4.500 9h15a1.500 1.500 0 0 1 1.500 1.500v5a1.500 1.500 0 0 1-1.500 1.500H17M7 14h10v6H7Z',
  erase: 'M9 6h10.500A1.500 1.500 0 0 1 21 7.500v9a1.500 1.500 0 0 1-1.500 1.500H9L3 12ZM12 9.500l5 5M17 9.500l-5 5',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z',
} as const

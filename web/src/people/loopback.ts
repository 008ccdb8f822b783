/** Is that the machine's own address, which means another machine everywhere else? */
export const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

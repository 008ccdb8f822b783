/** Whether the host is the machine itself, which would be another machine for anybody else. */
export const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

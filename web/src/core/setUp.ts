/** Sets a session up, and ends it if that fails: its core would stay for as long as the page. */
import type { Session } from './engine'

export async function setUp<T>(session: Session, how: () => Promise<T>): Promise<T> {
  try {
    return await how()
  } catch (error) {
    session.end()
    throw error
  }
}

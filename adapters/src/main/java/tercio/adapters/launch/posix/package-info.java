/** Replaces the process of the launcher by another program, on systems with {@code execv}. */
package tercio.adapters.launch.posix;

/**
 * Measures the built program against the numbers it must reach, beside floors of the same run. A program of its own and
 * no test: what it prints depends on the machine and on what else runs there, so nothing passes or fails by it.
 */
package tercio.bench;

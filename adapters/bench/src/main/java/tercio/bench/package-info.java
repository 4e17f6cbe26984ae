/**
 * Measures the built program against the numbers that it must reach, beside baselines of the same run. It is a program and
 * not a test: its numbers depend on the machine and its load, so nothing passes or fails by them.
 */
package tercio.bench;

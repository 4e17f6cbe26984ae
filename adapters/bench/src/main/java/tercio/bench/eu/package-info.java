/** Measures the procedures of the Europa rules: how many battles a second they decide, and how long their exact odds take. */
package tercio.bench.eu;

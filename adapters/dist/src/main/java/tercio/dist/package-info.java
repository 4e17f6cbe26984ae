/** Tools that make a release: they write what it tells of the libraries in it, and ask whether holes are known in any of them. */
package tercio.dist;

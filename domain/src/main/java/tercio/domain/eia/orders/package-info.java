/**
 * The language in which a power writes its orders for a month on one sheet: what can be written, how it is read, and how it is written
 * back. The grammar stands in the page {@code user/orders} of the documentation.
 */
package tercio.domain.eia.orders;

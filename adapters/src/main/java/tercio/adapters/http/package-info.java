/**
 * The public interface over HTTP. Controllers read requests, ask the read or the write side, and write answers.
 *
 * <p>Decided: rooms by subject, without cycles, which {@code LayersTest} holds. Below stand {@code health}, {@code problem}, {@code request},
 * {@code access}, {@code computing} and {@code answer}, on which all others build; then {@code filter}, {@code stream}, {@code signin} and
 * {@code server}; above them the controllers: {@code catalogue}, {@code games}, {@code play}, {@code correction}, {@code history}, {@code odds},
 * {@code analysis}, {@code operator}; and {@code openapi}, which describes them. This package itself has no class.
 */
package tercio.adapters.http;

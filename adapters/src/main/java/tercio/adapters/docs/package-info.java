/**
 * The documentation, served at {@code /docs}: the Markdown files of {@code adapters/src/docs}, which the build puts into the jar, as pages
 * that need no script.
 *
 * <p>Decided: {@code index.md} is the table of contents, so a page that is not linked there is no page. Everything is rendered at the
 * first request, and kept: some hundred kilobytes, and no work at the start of the service.
 */
package tercio.adapters.docs;

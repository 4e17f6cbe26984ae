package tercio.adapters.docs;

import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.util.DigestUtils;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;

/** Serves the documentation. */
@Controller
@Hidden
class DocsController {

    private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);
    private static final MediaType SVG = MediaType.valueOf("image/svg+xml");

    /** The pages, read at the first request, because most services never show one. */
    private static final class Pages {
        private static final DocsLibrary LIBRARY = DocsLibrary.read();
        private static final DocsHtml HTML = new DocsHtml(LIBRARY);
    }

    /**
     * The table of contents, or the results of a search.
     *
     * @param q words to search for; the table of contents where it is left out
     */
    @GetMapping("/docs")
    ResponseEntity<byte[]> contents(@RequestParam(required = false) String q) {
        if (q == null || q.isBlank()) {
            return response(HttpStatus.OK, Pages.HTML.page(Pages.LIBRARY.page(DocsLibrary.INDEX).orElseThrow()));
        }
        boolean tooLong = q.length() > DocsSearch.LONGEST;
        return response(tooLong ? HttpStatus.BAD_REQUEST : HttpStatus.OK,
                Pages.HTML.searchResults(q, tooLong ? List.of() : DocsSearch.find(Pages.LIBRARY.pages(), q)));
    }

    /** Redirects from the home of the documentation with a slash, because its links are relative to the address without one. */
    @GetMapping("/docs/")
    ResponseEntity<Void> withoutStroke(HttpServletRequest request) {
        return ResponseEntity.status(HttpStatus.FOUND).header("Location", request.getContextPath() + "/docs").build();
    }

    @GetMapping("/docs/{name:[a-z][a-z-]{0,60}}")
    ResponseEntity<byte[]> page(@PathVariable String name) {
        return pageResponse(name);
    }

    @GetMapping("/docs/{section:[a-z][a-z-]{0,60}}/{name:[a-z][a-z-]{0,60}}")
    ResponseEntity<byte[]> page(@PathVariable String section, @PathVariable String name) {
        return pageResponse(section + "/" + name);
    }

    private static ResponseEntity<byte[]> pageResponse(String path) {
        return Pages.LIBRARY.page(path).filter(page -> !page.path().equals(DocsLibrary.INDEX))
                .map(page -> response(HttpStatus.OK, Pages.HTML.page(page)))
                .orElseGet(() -> response(HttpStatus.NOT_FOUND, Pages.HTML.notFound(path)));
    }

    @GetMapping("/docs/{name:[a-z][a-z-]{0,60}\\.(?:png|svg)}")
    ResponseEntity<byte[]> picture(@PathVariable String name) {
        return DocsLibrary.picture(name)
                .map(bytes -> ResponseEntity.ok().eTag(etag(bytes)).cacheControl(CacheControl.noCache())
                        .contentType(name.endsWith(".svg") ? SVG : MediaType.IMAGE_PNG).body(bytes))
                .orElseGet(() -> response(HttpStatus.NOT_FOUND, Pages.HTML.notFound("picture")));
    }

    private static ResponseEntity<byte[]> response(HttpStatus status, String html) {
        var bytes = html.getBytes(StandardCharsets.UTF_8);
        return ResponseEntity.status(status).eTag(etag(bytes)).cacheControl(CacheControl.noCache()).contentType(HTML).body(bytes);
    }

    private static String etag(byte[] bytes) {
        return "\"" + DigestUtils.md5DigestAsHex(bytes) + "\"";
    }
}

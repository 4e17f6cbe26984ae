package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The page that tries the interface works under its content policy: what a browser refuses under it fails the test. */
@Thorough("A page that a library draws from the document, which ApiDocumentTest holds.")
class ApiDocsTest extends AtTheTable {

    @Test
    void anOperationIsTriedThere() {
        var page = table.player();
        var answer = page.navigate(table.home() + "api/docs");
        assertThat(answer.headerValue("Content-Security-Policy")).contains("default-src 'none'", "script-src 'self';", "frame-ancestors 'none'");
        var scenarios = page.locator("#operations-Games-scenarios");
        // The description of the interface is made at the first request, and the page that shows it is large.
        scenarios.waitFor();
        scenarios.locator(".opblock-summary-control").click();
        scenarios.locator(".try-out__btn").click();
        scenarios.locator(".execute").click();
        assertThat(scenarios.locator(".live-responses-table tbody .response-col_status").first()).containsText("200");
        assertThat(scenarios.locator(".live-responses-table")).containsText("france-spain");
    }
}

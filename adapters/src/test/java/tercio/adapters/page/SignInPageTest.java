package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.TestIssuer;
import tercio.domain.given.Thorough;

/** A person signs in with a browser, brings a seat, plays it from another browser, and signs out. */
@InBrowser
@Thorough("A service and an issuer of its own. SignInServiceTest plays the same by requests.")
class SignInPageTest {

    private static void signIn(Table table, Page page) {
        page.navigate(table.home());
        page.locator("a.sign-in").click();
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Sign in").setExact(true)).click();
        assertThat(page.locator("article")).containsText("You are signed in as Anna Zed.");
    }

    @Test
    void aSeatIsBroughtAndFoundFromAnotherBrowser() throws IOException {
        try (var issuer = new TestIssuer(); var table = new Table("--tercio.sign-in.issuer=" + issuer.address(), "--tercio.sign-in.client-id=" + TestIssuer.CLIENT,
                "--tercio.sign-in.client-secret=" + TestIssuer.SECRET)) {
            issuer.comes("anna", "Anna Zed");
            var game = table.artois("server");
            var page = table.player();
            signIn(table, page);
            page.getByLabel("The link of your place").fill(table.invitation(game, game.seats().getFirst()));
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Bring it")).click();
            assertThat(page.locator("article li")).hasText("Artois: Anna");

            var elsewhere = table.player();
            signIn(table, elsewhere);
            elsewhere.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Artois")).click();
            assertThat(elsewhere.locator(".seat-box > summary")).hasText("You are Anna, France");
            elsewhere.navigate(table.home() + "sign-in");
            elsewhere.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sign out")).click();
            assertThat(elsewhere.locator("article")).containsText("Who signs in finds all own games here");
            assertThat(table.complaints()).as("the issuer alone is asked beside the service").allMatch(complaint -> complaint.contains(issuer.address()));
            table.clear();
        }
    }
}

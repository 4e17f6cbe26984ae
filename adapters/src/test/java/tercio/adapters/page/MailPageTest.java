package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.MailServer;
import tercio.domain.given.Thorough;

/** A player gives an address of mail, sees that it is not confirmed and asks again; whoever gets the letters says yes and no without a seat. */
@InBrowser
@Thorough("What the form sends is held by MailHooksTest.")
class MailPageTest {

    private static final String NOTICE = "[data-notice=email]";

    private MailServer post;
    private Table table;

    @BeforeEach
    void sitDown() throws IOException {
        post = new MailServer();
        table = new Table(post.settings());
    }

    @AfterEach
    void getUp() throws IOException {
        table.close();
        post.close();
    }

    @Test
    void anAddressIsConfirmedAndStoppedByTheLinksOfItsLetters() throws Exception {
        var game = table.artois("server");
        var page = table.player(new Browser.NewContextOptions().setViewportSize(390, 844));
        page.navigate(table.invitation(game, game.seats().getFirst()));
        page.locator(".seat-box > summary").click();
        var notice = page.locator(NOTICE);
        notice.locator("input").fill("anna@example.org");
        notice.getByText("Tell me there").click();
        assertThat(notice.locator("[data-state=unconfirmed]")).containsText("Not confirmed yet: open the link in the e-mail");
        var first = post.next();
        notice.getByText("Send the e-mail again").click();
        assertThat(notice.locator("[role=status]")).hasText("An e-mail is on its way.");
        var second = post.next();
        assertThat(AccessibilityTest.serious(page)).isEmpty();

        var reader = table.player(new Browser.NewContextOptions().setViewportSize(390, 844));
        reader.navigate(table.home() + "#/mail/confirm/" + first.token("confirm"));
        reader.getByText("Yes, send me e-mails").click();
        assertThat(reader.locator(".problem")).containsText("This link holds no more");
        reader.navigate(table.home() + "#/mail/confirm/" + second.token("confirm"));
        reader.reload();
        assertThat(AccessibilityTest.serious(reader)).isEmpty();
        reader.getByText("Yes, send me e-mails").click();
        assertThat(reader.locator("[role=status]")).containsText("Confirmed");

        page.reload();
        page.locator(".seat-box > summary").click();
        assertThat(notice.locator("input")).hasValue("anna@example.org");
        assertThat(notice.locator("[data-state]")).hasCount(0);

        reader.navigate(table.home() + "api/mail/stop/" + second.token("stop"));
        assertThat(reader.locator("[data-mail=stop]")).containsText("No e-mails are sent any more");
        assertThat(reader.locator("body")).not().containsText("Artois");
        reader.getByText("Send no more e-mails").click();
        assertThat(reader.locator("[role=status]")).hasText("No e-mails are sent with this link any more.");
        page.reload();
        page.locator(".seat-box > summary").click();
        assertThat(notice.locator("input")).hasValue("");
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("404"));
    }

    @Thorough("The same page in French.")
    @Test
    void inFrenchTheLetterAndTheRefusalAreFrench() throws Exception {
        var game = table.artois("server");
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
        page.navigate(table.invitation(game, game.seats().getFirst()));
        page.locator(".seat-box > summary").click();
        var notice = page.locator(NOTICE);
        notice.locator("input").fill("anna@example.org");
        notice.getByText("M’avertir là").click();
        assertThat(notice.locator("[data-state=unconfirmed]")).containsText("Pas encore confirmée : ouvrez le lien");
        assertThat(post.next().subject()).isEqualTo("À confirmer : un courriel quand c’est votre tour");
        for (int again = 0; again < 2; again++) {
            notice.getByText("Renvoyer le courriel").click();
            post.next();
        }
        notice.getByText("Renvoyer le courriel").click();
        assertThat(notice.locator(".problem")).containsText("au plus 3 par jour (UTC) à une adresse pour une partie");

        page.navigate(table.home() + "#/mail/confirm/never");
        page.reload();
        page.getByText("Oui, envoyez-moi ces courriels").click();
        assertThat(page.locator(".problem")).containsText("Ce lien ne vaut plus");
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("404") || complaint.contains("429"));
    }
}

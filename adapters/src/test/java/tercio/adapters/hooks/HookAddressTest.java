package tercio.adapters.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.store.SeatHooks.Kind;
import tercio.projections.sentence.Texts;

/** The notation of an address for notices. */
class HookAddressTest {

    private static final HookAddress.Web USUAL = new HookAddress.Web(false, Set.of(443, 80));

    @ParameterizedTest
    @ValueSource(strings = {"http://example.org/", "ftp://example.org/", "file:///etc/passwd", "https:///x", "https://user:word@example.org/", "https://example.org/#x",
        "https://example.org/a b", "https://example.org/\r\nHost: other", "example.org", "", "https://exämple.org/"})
    void otherAddressesOfTheWebAreRefused(String address) {
        assertThat(fault(Kind.WEBHOOK, address, USUAL)).hasValueSatisfying(fault -> assertThat(fault).contains("https://example.org/my-hook"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"anna", "anna@", "@example.org", "anna@example", "anna@example.org, ben@example.org", "Anna <anna@example.org>", "anna@example.org\r\nBcc: ben@example.org", "anna@-example.org"})
    void otherAddressesOfMailAreRefused(String address) {
        assertThat(fault(Kind.EMAIL, address, USUAL)).contains("is one address of mail, such as anna@example.org");
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://example.org:22/", "https://example.org:8443/hook", "https://example.org:6379/"})
    void otherPortsAreRefused(String address) {
        assertThat(fault(Kind.WEBHOOK, address, USUAL)).contains("has another port than this service sends to: 80, 443");
    }

    @Test
    void theseAreTaken() {
        assertThat(fault(Kind.WEBHOOK, "https://example.org/my/hook?key=1", USUAL)).isEmpty();
        assertThat(fault(Kind.WEBHOOK, "https://example.org:443/", USUAL)).isEmpty();
        assertThat(fault(Kind.WEBHOOK, "http://192.168.1.5/hook", new HookAddress.Web(true, Set.of(80, 443)))).isEmpty();
        assertThat(fault(Kind.WEBHOOK, "https://example.org:8443/", new HookAddress.Web(false, Set.of(8443)))).isEmpty();
        assertThat(fault(Kind.WEBHOOK, "https://example.org:22/", HookAddress.Web.ANY)).isEmpty();
        assertThat(fault(Kind.EMAIL, "anna.of-x+war@mail.example.org", USUAL)).isEmpty();
        assertThat(fault(Kind.EMAIL, "a".repeat(64) + "@" + "b".repeat(140) + ".org", USUAL)).contains("has at most 200 characters");
    }

    /** The fault as it is read in English. */
    private static Optional<String> fault(Kind kind, String address, HookAddress.Web web) {
        return HookAddress.fault(kind, address, web).map(Texts::englishPhrase);
    }
}

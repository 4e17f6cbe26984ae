package tercio.adapters.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.store.SeatHooks.Kind;

/** How an address for notices is written. */
class HookAddressTest {

    @ParameterizedTest
    @ValueSource(strings = {"http://example.org/", "ftp://example.org/", "file:///etc/passwd", "https:///x", "https://user:word@example.org/", "https://example.org/#x",
        "https://example.org/a b", "https://example.org/\r\nHost: other", "example.org", "", "https://exämple.org/"})
    void otherAddressesOfTheWebAreRefused(String address) {
        assertThat(HookAddress.fault(Kind.WEBHOOK, address, false)).hasValueSatisfying(fault -> assertThat(fault).contains("https://example.org/my-hook"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"anna", "anna@", "@example.org", "anna@example", "anna@example.org, ben@example.org", "Anna <anna@example.org>", "anna@example.org\r\nBcc: ben@example.org", "anna@-example.org"})
    void otherAddressesOfMailAreRefused(String address) {
        assertThat(HookAddress.fault(Kind.EMAIL, address, false)).contains("is one address of mail, such as anna@example.org");
    }

    @Test
    void theseAreTaken() {
        assertThat(HookAddress.fault(Kind.WEBHOOK, "https://example.org:8443/my/hook?key=1", false)).isEmpty();
        assertThat(HookAddress.fault(Kind.WEBHOOK, "http://192.168.1.5/hook", true)).isEmpty();
        assertThat(HookAddress.fault(Kind.EMAIL, "anna.of-x+war@mail.example.org", false)).isEmpty();
        assertThat(HookAddress.fault(Kind.EMAIL, "a".repeat(64) + "@" + "b".repeat(140) + ".org", false)).contains("has at most 200 characters");
    }
}

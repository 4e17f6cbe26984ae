package tercio.adapters.http.signin;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.springframework.security.oauth2.core.ClaimAccessor;

/**
 * A person who is signed in. The issuer says who the person is, and nothing about its rights: places come from games alone.
 *
 * @param name by which the page calls the person
 */
public record Account(String issuer, String subject, String name) {

    private static final String ATTRIBUTE = Account.class.getName();
    private static final int LONGEST = 80;
    private static final List<String> NAMES = List.of("name", "preferred_username", "nickname");

    /** The person whom a token of the issuer is about. */
    static Account of(String issuer, ClaimAccessor claims) {
        var subject = claims.getClaimAsString("sub");
        return new Account(issuer, subject, NAMES.stream().map(claims::getClaimAsString).filter(name -> name != null && !name.isBlank()).findFirst().map(Account::shown).orElse(subject));
    }

    /** A name as it can stand in a line: without control characters and characters that nobody sees. */
    private static String shown(String name) {
        var line = name.replaceAll("[\\p{Cntrl}\\p{Cf}]", "").strip();
        return line.length() > LONGEST ? line.substring(0, LONGEST) : line;
    }

    /** The signed-in sender of a request. */
    public static Optional<Account> in(HttpServletRequest request) {
        return Optional.ofNullable((Account) request.getAttribute(ATTRIBUTE));
    }

    void setIn(HttpServletRequest request) {
        request.setAttribute(ATTRIBUTE, this);
    }
}

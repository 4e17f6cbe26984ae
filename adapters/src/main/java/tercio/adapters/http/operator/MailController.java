package tercio.adapters.http.operator;

import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import java.util.regex.Pattern;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.hooks.MailConfirmations;
import tercio.adapters.http.problem.Problem;
import tercio.domain.sentence.Sentence;

/**
 * The links in letters, for their holders: no place in a game is needed, and no answer names a game or an address. Reading a link
 * changes nothing, because programs that scan letters for harm follow all of them.
 */
@RestController
@RequestMapping("/api/mail")
@Tag(name = "Notices")
class MailController {

    /** The form of tokens in letters. */
    private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    /** The state of the address after the request. */
    record MailBody(String state) {}

    private final MailConfirmations confirmations;

    MailController(MailConfirmations confirmations) {
        this.confirmations = confirmations;
    }

    @PostMapping("/confirm/{token}")
    @Operation(summary = "The address that got this link wants letters")
    MailBody confirm(@PathVariable String token) {
        if (!confirmations.confirm(requireToken(token))) {
            throw unknownLink();
        }
        return new MailBody("confirmed");
    }

    @PostMapping("/stop/{token}")
    @Operation(summary = "The address that got this link wants no letters")
    MailBody stop(@PathVariable String token) {
        confirmations.stop(requireToken(token));
        return new MailBody("stopped");
    }

    /** Redirects to the page that asks, because a mail program may show its user this address instead of posting to it. */
    @Hidden
    @GetMapping("/stop/{token}")
    ResponseEntity<Void> look(@PathVariable String token) {
        return ResponseEntity.status(HttpStatus.SEE_OTHER).location(URI.create("../../../#/mail/stop/" + requireToken(token))).build();
    }

    private static String requireToken(String token) {
        if (!TOKEN.matcher(token).matches()) {
            throw unknownLink();
        }
        return token;
    }

    private static Problem unknownLink() {
        return Problem.notFound(Sentence.of("kernel.missing.mail-link"));
    }
}

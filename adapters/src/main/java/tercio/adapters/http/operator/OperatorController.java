package tercio.adapters.http.operator;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.regex.Pattern;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.OperatorToken;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestReader;
import tercio.domain.sentence.Sentence;

/** Proves to the command line that this is the service of the data folder from which it has read the token. */
@RestController
@RequestMapping("/api/operator")
@Tag(name = "Operator")
class OperatorController {

    private static final Pattern NONCE = Pattern.compile("[0-9a-f]{32,128}");

    /**
     * The challenge.
     *
     * @param nonce 32 to 128 hexadecimal digits that nobody can foresee
     */
    record Challenge(String nonce) {}

    /** The answer: HMAC-SHA-256 over address, port and nonce, with the token in the data folder as key, in hexadecimal. */
    record Proof(String proof) {}

    private final OperatorToken operator;
    private final RequestReader wire;
    private final String address;

    OperatorController(OperatorToken operator, RequestReader wire, @Value("${server.address:127.0.0.1}") String address) {
        this.operator = operator;
        this.wire = wire;
        this.address = address;
    }

    @PostMapping("/proof")
    @Operation(summary = "Proof that this service holds the token in the file service.address of its data folder, which it does not tell",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = Challenge.class))))
    Proof prove(@RequestBody(required = false) byte[] body, HttpServletRequest request) {
        var nonce = wire.read(body, Challenge.class).nonce();
        if (nonce == null || !NONCE.matcher(nonce).matches()) {
            throw Problem.malformed("/nonce", Sentence.of("kernel.sent.nonce"));
        }
        return new Proof(operator.proof(address, request.getLocalPort(), nonce));
    }
}

package tercio.adapters.http.odds;

import java.nio.charset.StandardCharsets;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import tercio.adapters.adjudication.AdjudicationResult;

/** The answer of the rules engine as a response: 200, or the status of the problem. */
final class AnswerBody {

    private AnswerBody() {}

    static ResponseEntity<byte[]> of(AdjudicationResult answer) {
        return switch (answer) {
            case AdjudicationResult.Ruled ruled -> of(200, MediaType.APPLICATION_JSON, ruled);
            case AdjudicationResult.Refused refused -> of(refused.problem().status(), MediaType.APPLICATION_PROBLEM_JSON, refused);
        };
    }

    private static ResponseEntity<byte[]> of(int status, MediaType type, AdjudicationResult answer) {
        return ResponseEntity.status(status).contentType(type).body(answer.json().toString().getBytes(StandardCharsets.UTF_8));
    }
}

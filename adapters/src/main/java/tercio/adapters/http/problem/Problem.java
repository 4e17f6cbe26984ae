package tercio.adapters.http.problem;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/** A refusal or failure as a problem of RFC 9457, told in the language of the caller. The request has changed nothing. */
public final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1;
    private static final int SHOWN = 60;

    /**
     * One fault in a request.
     *
     * @param pointer to the part of the request; empty for the whole
     * @param message to be put after the pointer
     */
    public record Fault(String pointer, Sentence message) {}

    private final HttpStatus status;
    private final transient Sentence title;
    private final transient String at;
    private final transient Sentence text;
    private final transient List<Fault> faults;
    private final transient Map<String, Object> more;

    /** @param at the text in front: the pointer to a part of the request, or nothing */
    private Problem(HttpStatus status, Sentence title, String at, Sentence text, List<Fault> faults, Map<String, Object> more) {
        super(located(at, Texts.englishPhrase(text)));
        this.status = status;
        this.title = title;
        this.at = at;
        this.text = text;
        this.faults = List.copyOf(faults);
        this.more = more;
    }

    static Problem of(HttpStatus status, Sentence title, Sentence text, Map<String, Object> more) {
        return new Problem(status, title, "", text, List.of(), more);
    }

    /** A problem with its status, title and text. */
    public static Problem of(HttpStatus status, Sentence title, Sentence text) {
        return of(status, title, text, Map.of());
    }

    private static String located(String at, String text) {
        return at.isEmpty() ? text : at + " " + text;
    }

    /** Shortens a sent text for a message, to 60 characters and three dots. */
    public static String shorten(String sent) {
        return sent.length() <= SHOWN ? sent : sent.substring(0, SHOWN) + "...";
    }

    /** The status of the answer. */
    public HttpStatus status() {
        return status;
    }

    /** The problem in the language of the caller. */
    public ProblemDetail detail() {
        var language = ReaderLanguage.ofProblem();
        var texts = Texts.in(language);
        var detail = detail(status, texts.phrase(title), located(at, texts.phrase(text)));
        if (!faults.isEmpty()) {
            detail.setProperty("errors", faults.stream().map(fault -> new ErrorBody(fault.pointer(), texts.phrase(fault.message()))).toList());
        }
        more.forEach((name, value) -> detail.setProperty(name, value instanceof Sentence told ? texts.phrase(told) : value));
        ReaderText.languageFor(language, text).ifPresent(code -> detail.setProperty("lang", code));
        return detail;
    }

    /** A fault as it is answered. */
    private record ErrorBody(String pointer, String message) {}

    /** A problem whose texts are at hand. */
    static ProblemDetail detail(HttpStatus status, String title, String text) {
        var detail = ProblemDetail.forStatusAndDetail(status, text);
        detail.setTitle(title);
        detail.setType(URI.create("about:blank"));
        return detail;
    }

    /** Parts of a request are malformed; the first of them is told first. */
    public static Problem malformed(List<Fault> faults) {
        var first = faults.getFirst();
        return new Problem(HttpStatus.BAD_REQUEST, Sentence.of("kernel.problem.malformed-title"), first.pointer(), first.message(), faults, Map.of());
    }

    /** A part of a request is malformed. */
    public static Problem malformed(String pointer, Sentence message) {
        return malformed(List.of(new Fault(pointer, message)));
    }

    /** The faults of a request by their pointers. */
    public static Problem malformed(Map<String, Sentence> faults) {
        return malformed(faults.entrySet().stream().map(fault -> new Fault(fault.getKey(), fault.getValue())).toList());
    }

    /** The dice that came with a command do not fit it. */
    public static Problem diceMismatch(Sentence text) {
        return ofPart(Sentence.of("kernel.problem.malformed-title"), text, List.of(new Fault("/dice", text)));
    }

    /** Parts of a request are malformed, which the text tells by itself. */
    public static Problem ofPart(Sentence title, Sentence text, List<Fault> faults) {
        return new Problem(HttpStatus.BAD_REQUEST, title, "", text, faults, Map.of());
    }

    /** The same problem with its pointers moved below a part of the request. */
    public Problem within(String pointer) {
        return faults.isEmpty() ? this : malformed(faults.stream().map(fault -> new Fault(pointer + fault.pointer(), fault.message())).toList());
    }

    /** The {@code Accept} of the request is malformed. */
    public static Problem notAcceptable() {
        return of(HttpStatus.NOT_ACCEPTABLE, Sentence.of("kernel.problem.not-acceptable-title"), Sentence.of("kernel.problem.not-acceptable"));
    }

    /** The request needs a token of the game and has none. */
    public static Problem tokenMissing() {
        return of(HttpStatus.UNAUTHORIZED, Sentence.of("kernel.problem.token-missing-title"), Sentence.of("kernel.problem.token-missing"));
    }

    /** The request needs the token of the operator. */
    public static Problem operatorOnly() {
        return of(HttpStatus.UNAUTHORIZED, Sentence.of("kernel.problem.token-missing-title"), Sentence.of("kernel.problem.operator-only"));
    }

    /** The token is none of this game. */
    public static Problem tokenUnknown() {
        return of(HttpStatus.UNAUTHORIZED, Sentence.of("kernel.problem.token-unknown-title"), Sentence.of("kernel.problem.token-unknown"));
    }

    /** The refusal where nobody is signed in with this browser. */
    public static Problem signInFirst() {
        return of(HttpStatus.UNAUTHORIZED, Sentence.of("kernel.problem.sign-in-first-title"), Sentence.of("kernel.problem.sign-in-first"));
    }

    /** A token of the issuer does not hold. */
    public static Problem signInRefused() {
        return of(HttpStatus.UNAUTHORIZED, Sentence.of("kernel.problem.sign-in-refused-title"), Sentence.of("kernel.problem.sign-in-refused"));
    }

    /** The issuer cannot be asked now. */
    public static Problem signInAway() {
        return of(HttpStatus.SERVICE_UNAVAILABLE, Sentence.of("kernel.problem.sign-in-away-title"), Sentence.of("kernel.problem.sign-in-away"));
    }

    /** A person has a place already that it can have once. */
    public static Problem placeTaken(boolean host) {
        return of(HttpStatus.CONFLICT, Sentence.of("kernel.problem.place-taken-title"), Sentence.of("kernel.problem.place-taken").with("host", host));
    }

    /** Somebody else may do it. */
    public static Problem notYours(Sentence text) {
        return of(HttpStatus.FORBIDDEN, Sentence.of("kernel.problem.not-yours-title"), text);
    }

    /** The game does not exist, or the caller may not see it. */
    public static Problem noGame(String game) {
        return notFound(Sentence.of("kernel.missing.game").with("game", new Text(game)));
    }

    /** Something is not there. */
    public static Problem notFound(Sentence text) {
        return of(HttpStatus.NOT_FOUND, Sentence.of("kernel.problem.not-found-title"), text);
    }

    /**
     * A game is damaged or cannot be shown.
     *
     * @param reason as it was written down when the game was set aside
     */
    public static Problem setAside(String game, Sentence reason) {
        return of(HttpStatus.CONFLICT, Sentence.of("kernel.problem.set-aside-title"),
                Sentence.of("kernel.problem.set-aside").with("game", new Text(game)).with("reason", Argument.of(reason)), Map.of("game", game, "reason", reason));
    }

    /** A part of the database file cannot be read. */
    public static Problem damaged() {
        return of(HttpStatus.CONFLICT, Sentence.of("kernel.problem.damaged-title"), Sentence.of("kernel.problem.damaged"));
    }

    /**
     * A game existed and is missing from the database.
     *
     * @param reason of the start of the service
     */
    public static Problem missing(String game, Sentence reason) {
        return of(HttpStatus.GONE, Sentence.of("kernel.problem.missing-title"),
                Sentence.of("kernel.problem.missing").with("game", new Text(game)).with("reason", Argument.of(reason)), Map.of("game", game, "reason", reason));
    }

    /** The storage fails now and may work later. */
    public static Problem storageUnavailable(Sentence reason) {
        return of(HttpStatus.SERVICE_UNAVAILABLE, Sentence.of("kernel.problem.storage-title"), Sentence.of("kernel.problem.storage").with("reason", Argument.of(reason)));
    }

    /** A daily limit is reached. */
    public static Problem dailyLimitReached(Sentence text) {
        return of(HttpStatus.TOO_MANY_REQUESTS, Sentence.of("kernel.problem.daily-limit-title"), text);
    }

    /** The caller has to wait for a short time. */
    public static Problem tooFast(Sentence text) {
        return of(HttpStatus.TOO_MANY_REQUESTS, Sentence.of("kernel.problem.too-fast-title"), Sentence.of("kernel.problem.too-fast").with("limit", Argument.of(text)));
    }

    /** The {@code Idempotency-Key} belongs to another request of the same caller. */
    public static Problem keyReused(String key) {
        return of(HttpStatus.CONFLICT, Sentence.of("kernel.problem.key-reused-title"), Sentence.of("kernel.problem.key-reused").with("key", new Text(key)));
    }

    /** The same request is still being answered. */
    public static Problem underWay() {
        return of(HttpStatus.SERVICE_UNAVAILABLE, Sentence.of("kernel.problem.under-way-title"), Sentence.of("kernel.problem.under-way"));
    }

    /** The game is no longer at the position of {@code If-Match}; it is at this one. */
    public static Problem movedOn(int position) {
        return of(HttpStatus.PRECONDITION_FAILED, Sentence.of("kernel.problem.moved-on-title"), Sentence.of("kernel.problem.moved-on").with("position", position),
                Map.of("position", position));
    }

    /** The request comes from another site or is for another host. */
    public static Problem foreign(Sentence text) {
        return of(HttpStatus.FORBIDDEN, Sentence.of("kernel.problem.foreign-title"), text);
    }

    /**
     * The content type is not accepted.
     *
     * @param sent the content type of the body, or {@code null}
     */
    public static Problem unsupported(MediaType wanted, String sent) {
        return of(HttpStatus.UNSUPPORTED_MEDIA_TYPE, Sentence.of("kernel.problem.content-type-title"),
                Sentence.of("kernel.problem.content-type").with("wanted", new Text(wanted.toString())).with("without", sent == null)
                        .with("sent", new Text(sent == null ? "" : shorten(sent))), Map.of("accepted", List.of(wanted.toString())));
    }

    /** The body is compressed. */
    public static Problem compressedBody(String encoding) {
        return of(HttpStatus.UNSUPPORTED_MEDIA_TYPE, Sentence.of("kernel.problem.compressed-title"),
                Sentence.of("kernel.problem.compressed").with("encoding", new Text(shorten(encoding))));
    }

    /** The body has more bytes than are read. */
    public static Problem tooLarge(long most) {
        return of(HttpStatus.CONTENT_TOO_LARGE, Sentence.of("kernel.problem.too-large-title"), Sentence.of("kernel.problem.too-large").with("most", new Text(Long.toString(most))));
    }

    /** A request is understood and cannot be carried out. */
    public static Problem unprocessable(Sentence title, Sentence text, Map<String, Object> more) {
        return of(HttpStatus.UNPROCESSABLE_CONTENT, title, text, more);
    }

    /** The service failed. */
    public static Problem failure(HttpStatus status) {
        return of(status, Sentence.of("kernel.problem.failure-title"), Sentence.of("kernel.problem.failure"));
    }
}

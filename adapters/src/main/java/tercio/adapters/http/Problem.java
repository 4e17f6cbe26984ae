package tercio.adapters.http;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** A refusal or failure as a problem of RFC 9457. The request has changed nothing. */
public final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** One fault in a request. */
    public record Fault(String pointer, String message) {}

    private final transient ProblemDetail detail;

    private Problem(HttpStatus status, String title, String text, Map<String, Object> more) {
        super(text);
        detail = detail(status, title, text);
        more.forEach(detail::setProperty);
    }

    static ProblemDetail detail(HttpStatus status, String title, String text) {
        var detail = ProblemDetail.forStatusAndDetail(status, text);
        detail.setTitle(title);
        detail.setType(URI.create("about:blank"));
        return detail;
    }

    public ProblemDetail detail() {
        return detail;
    }

    /** The request is malformed. */
    public static Problem malformed(String text, List<Fault> errors) {
        return new Problem(HttpStatus.BAD_REQUEST, "Malformed request", text, Map.of("errors", errors));
    }

    public static Problem malformed(String pointer, String message) {
        return malformed(pointer.isEmpty() ? message : pointer + " " + message, List.of(new Fault(pointer, message)));
    }

    /** A part of a request is malformed, told in the language of the caller. */
    public static Problem malformed(String pointer, Sentence message) {
        return malformed(pointer, ReaderText.phrase(message));
    }

    /** The same problem with its pointers moved below a part of the request. */
    Problem within(String pointer) {
        if (detail.getProperties() == null || !(detail.getProperties().get("errors") instanceof List<?> errors)) {
            return this;
        }
        var moved = errors.stream().filter(Fault.class::isInstance).map(Fault.class::cast)
                .map(fault -> new Fault(pointer + fault.pointer(), fault.message())).toList();
        return moved.isEmpty() ? this : malformed(moved.getFirst().pointer() + " " + moved.getFirst().message(), moved);
    }

    /** The faults of a scenario or of a game that was to be made, by their pointers, in the language of the caller. */
    static Problem invalid(Map<String, Sentence> faults) {
        var read = new LinkedHashMap<String, String>();
        faults.forEach((pointer, message) -> read.put(pointer, ReaderText.phrase(message)));
        return malformed(read);
    }

    static Problem malformed(Map<String, String> faults) {
        var errors = faults.entrySet().stream().map(fault -> new Fault(fault.getKey(), fault.getValue())).toList();
        return malformed(errors.getFirst().pointer() + " " + errors.getFirst().message(), errors);
    }

    /** The {@code Accept} of the request is malformed. */
    static Problem notAcceptable() {
        return new Problem(HttpStatus.NOT_ACCEPTABLE, "Not acceptable", "Accept is a list of content types, such as application/json.", Map.of());
    }

    public static Problem tokenMissing() {
        return new Problem(HttpStatus.UNAUTHORIZED, "Token missing",
                "This needs the token of a seat or of the host: Authorization: Bearer TOKEN.", Map.of());
    }

    public static Problem operatorOnly() {
        return new Problem(HttpStatus.UNAUTHORIZED, "Token missing", "This is for the operator of the service: Authorization: Bearer TOKEN, with the token in"
                + " the last line of the file service.address in the data folder.", Map.of());
    }

    public static Problem tokenUnknown() {
        return new Problem(HttpStatus.UNAUTHORIZED, "Token unknown", "This token is no token of this game.", Map.of());
    }

    /** The refusal where nobody is signed in with this browser. */
    static Problem signInFirst() {
        return new Problem(HttpStatus.UNAUTHORIZED, "Not signed in", "Nobody is signed in here, or the sign-in has ended. Sign in at /sign-in.", Map.of());
    }

    /** A token of the issuer does not hold. */
    static Problem signInRefused() {
        return new Problem(HttpStatus.UNAUTHORIZED, "Sign-in refused", "This token of a sign-in does not hold: it has ended, was changed, or is of another issuer"
                + " or for another service.", Map.of());
    }

    /** The issuer cannot be asked now. */
    static Problem signInAway() {
        return new Problem(HttpStatus.SERVICE_UNAVAILABLE, "Sign-in unavailable", "The issuer of sign-ins does not answer. Places that are held by links work as before."
                + " Try again later.", Map.of());
    }

    /** A person has a place already that it can have once. */
    static Problem placeTaken(String text) {
        return new Problem(HttpStatus.CONFLICT, "Place taken already", text, Map.of());
    }

    /** Somebody else may do it, told in the language of the caller. */
    static Problem notYours(Sentence text) {
        return new Problem(HttpStatus.FORBIDDEN, "Not yours to decide", ReaderText.phrase(text), language(text));
    }

    private static Map<String, Object> language(Sentence text) {
        return ReaderText.language(text).map(code -> Map.<String, Object>of("lang", code)).orElse(Map.of());
    }

    public static Problem noGame(String game) {
        return notFound(Sentence.of("kernel.missing.game").with("game", new Text(game)));
    }

    /** Something is not there, told in the language of the reader. */
    static Problem notFound(Sentence text) {
        return notFound(text, ReaderLanguage.now());
    }

    /** The same for a reader of a language, where another thread than that of the request finds it out. */
    static Problem notFound(Sentence text, Language language) {
        return new Problem(HttpStatus.NOT_FOUND, "Not found", Texts.in(language).phrase(text),
                ReaderText.languageFor(language, text).map(code -> Map.<String, Object>of("lang", code)).orElse(Map.of()));
    }

    /** A game is damaged or cannot be shown. */
    public static Problem setAside(String game, String reason) {
        return new Problem(HttpStatus.CONFLICT, "Game set aside", "The game " + game + " is set aside: " + reason
                + ". Its record and its verification can still be read.", Map.of("game", game, "reason", reason));
    }

    /** A part of the database file cannot be read. */
    public static Problem damaged() {
        return new Problem(HttpStatus.CONFLICT, "Damaged", "This cannot be read, because a part of the database file is damaged. Nothing was changed, and"
                + " what stands elsewhere is read as before. The operator can bring it back: 'tercio rebuild' what is left,"
                + " 'tercio restore BACKUP --damaged' what a backup has.", Map.of());
    }

    /** A game existed and is missing from the database. */
    public static Problem missing(String game, String reason) {
        return new Problem(HttpStatus.GONE, "Game missing", "The game " + game + " was here: " + reason + ".", Map.of("game", game, "reason", reason));
    }

    /** The storage fails now and may work later. */
    public static Problem storageUnavailable(String reason) {
        return new Problem(HttpStatus.SERVICE_UNAVAILABLE, "Storage unavailable",
                "Nothing was changed, because " + reason + ". Try again later.", Map.of());
    }

    /** A daily limit is reached. */
    public static Problem dailyLimitReached(String text) {
        return new Problem(HttpStatus.TOO_MANY_REQUESTS, "Too much for one day", text, Map.of());
    }

    /** The caller has to wait for a short time. */
    public static Problem tooFast(String text) {
        return new Problem(HttpStatus.TOO_MANY_REQUESTS, "Too fast", text + " Try again in a minute.", Map.of());
    }

    public static Problem keyReused(String key) {
        return new Problem(HttpStatus.CONFLICT, "Key used before",
                "The Idempotency-Key " + key + " came with another body before.", Map.of());
    }

    /** The same request is still being answered. */
    public static Problem underWay() {
        return new Problem(HttpStatus.SERVICE_UNAVAILABLE, "Still under way",
                "The request that came first with this Idempotency-Key is not answered yet. Send it again in a moment: it is not carried out twice.", Map.of());
    }

    public static Problem movedOn(int position) {
        return new Problem(HttpStatus.PRECONDITION_FAILED, "The game has moved on",
                "The game stands at position " + position + ".", Map.of("position", position));
    }

    /** The request comes from another site or is for another host. */
    public static Problem foreign(String text) {
        return new Problem(HttpStatus.FORBIDDEN, "Foreign request", text, Map.of());
    }

    /**
     * The content type is not accepted.
     *
     * @param sent the content type of the body, or {@code null}
     */
    public static Problem unsupported(MediaType wanted, String sent) {
        return new Problem(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "Another content type is wanted",
                "The body is sent as " + wanted + ", with the header Content-Type: " + wanted
                        + (sent == null ? "; this one came without." : "; this one came as " + RequestLimits.shorten(sent) + ".")
                        + " With curl: -H 'Content-Type: " + wanted + "'.", Map.of("accepted", List.of(wanted.toString())));
    }

    /** The body is compressed. */
    public static Problem compressedBody(String encoding) {
        return new Problem(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "The body is wanted as it is",
                "A body is sent uncompressed, without the header Content-Encoding; this one came as " + RequestLimits.shorten(encoding) + ".", Map.of());
    }

    public static Problem tooLarge(long most) {
        return new Problem(HttpStatus.CONTENT_TOO_LARGE, "Too large", "A body has at most " + most + " bytes here.", Map.of());
    }

    public static Problem forbidden(Refusal refusal) {
        var more = new LinkedHashMap<String, Object>();
        more.put("rule", refusal.rule().id());
        more.put("legal", OptionBody.all(refusal.legal()));
        ReaderText.language(refusal.detail()).ifPresent(code -> more.put("lang", code));
        if (!refusal.faults().isEmpty()) {
            more.put("errors", refusal.faults().stream().map(ErrorBody::of).toList());
        }
        return new Problem(HttpStatus.UNPROCESSABLE_CONTENT, title(refusal.rule().id()), ReaderText.phrase(refusal.detail()), more);
    }

    /** A fault of a part of a refused request. */
    private record ErrorBody(String pointer, String message, List<String> legal) {

        static ErrorBody of(Refusal.Fault fault) {
            return new ErrorBody(fault.pointer(), ReaderText.phrase(fault.message()), fault.legal());
        }
    }

    /** The title of a refusal. Refusals about the history have their own, because they are no moves against the rules. */
    private static String title(String rule) {
        return switch (rule) {
            case "TERCIO-UNDO" -> "Nothing is taken back";
            case "TERCIO-REDO" -> "Nothing is brought back";
            case "TERCIO-CONSENT" -> "About requests";
            default -> "Against the rules";
        };
    }

    public static Problem unprocessable(String title, String text, Map<String, Object> more) {
        return new Problem(HttpStatus.UNPROCESSABLE_CONTENT, title, text, more);
    }
}

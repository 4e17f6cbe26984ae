package tercio.adapters.http.problem;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.http.HttpHeaders;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;

/**
 * The language in which the caller reads sentences: that of the parameter {@code lang}, else the best one of {@code Accept-Language}, else
 * English.
 */
public final class ReaderLanguage {

    /** The name of the parameter. */
    public static final String PARAMETER = "lang";
    /** The description of the parameter where titles and labels follow it. */
    public static final String DESCRIPTION = "the language of titles, labels and texts, en or fr; left out, that of Accept-Language";
    private static final ScopedValue<Language> READER = ScopedValue.newInstance();
    private static final String KNOWN = ReaderLanguage.class.getName();
    private static final List<String> CODES = Arrays.stream(Language.values()).map(Language::code).toList();
    /** A longer header is not read. */
    private static final int LONGEST = 500;

    private ReaderLanguage() {}

    /** The language of the request that this thread answers, or that of the reader for whom it works; English where there is neither. */
    public static Language now() {
        return READER.isBound() ? READER.get() : RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes attributes ? of(attributes.getRequest()) : Language.EN;
    }

    /** Does work for a reader of a language on a thread that answers no request. */
    public static <A> A reading(Language language, Supplier<A> work) {
        return ScopedValue.where(READER, language).call(work::get);
    }

    /** Whether the caller wants key and arguments of each sentence beside its text. */
    static boolean asksForSentences() {
        return RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes attributes
                && Boolean.parseBoolean(attributes.getRequest().getParameter("sentences"));
    }

    /** Worked out once for each request. */
    private static Language of(HttpServletRequest request) {
        if (request.getAttribute(KNOWN) instanceof Language known) {
            return known;
        }
        var asked = request.getParameter(PARAMETER);
        var language = asked == null ? acceptedLanguage(request) : Language.of(asked)
                .orElseThrow(() -> Problem.malformed("/" + PARAMETER, Sentence.of("kernel.sent.one-of").with("known", new Text(Language.codes()))));
        request.setAttribute(KNOWN, language);
        return language;
    }

    /** The language of a problem: that of the caller, also where {@code lang} names none or the parameters of the request cannot be read. */
    static Language ofProblem() {
        if (!(RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes attributes)) {
            return Language.EN;
        }
        try {
            return of(attributes.getRequest());
        } catch (Problem | IllegalStateException unreadable) {
            return acceptedLanguage(attributes.getRequest());
        }
    }

    private static Language acceptedLanguage(HttpServletRequest request) {
        return acceptedLanguage(request.getHeader(HttpHeaders.ACCEPT_LANGUAGE));
    }

    private static Language acceptedLanguage(String header) {
        if (header == null || header.isBlank() || header.length() > LONGEST) {
            return Language.EN;
        }
        try {
            return Optional.ofNullable(Locale.lookupTag(Locale.LanguageRange.parse(header), CODES)).flatMap(Language::of).orElse(Language.EN);
        } catch (IllegalArgumentException unreadable) {
            return Language.EN; // a header that is no list of languages asks for none
        }
    }

    /** The {@code ETag} of an answer with sentences: it differs by position and language. */
    public static String tag(int position) {
        var language = now();
        return "\"" + position + (language == Language.EN ? "" : "-" + language.code()) + "\"";
    }
}

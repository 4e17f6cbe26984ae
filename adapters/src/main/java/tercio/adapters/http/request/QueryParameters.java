package tercio.adapters.http.request;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Method;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.springframework.core.DefaultParameterNameDiscoverer;
import org.springframework.core.MethodParameter;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.util.UriComponentsBuilder;
import tercio.adapters.http.problem.Problem;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.Views;

/**
 * Refuses unknown query parameters, as unknown fields of a body are, because a misspelt filter would answer everything. Known are
 * the parameters of the method that answers. The static pages and the health report accept any.
 */
@Component
public class QueryParameters implements HandlerInterceptor, WebMvcConfigurer {

    /** The packages of all controllers of this interface begin so. */
    private static final String ROOMS = QueryParameters.class.getPackageName().replaceFirst("[^.]+$", "");

    private final MessageRegistry dictionary;
    private final Views views;
    private final Map<Method, Set<String>> known = new ConcurrentHashMap<>();

    QueryParameters(MessageRegistry dictionary, Views views) {
        this.dictionary = dictionary;
        this.views = views;
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this).addPathPatterns("/api/**");
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (request.getQueryString() != null && handler instanceof HandlerMethod method
                && method.getBeanType().getPackageName().startsWith(ROOMS)) {
            var names = known.computeIfAbsent(method.getMethod(), each -> names(method));
            names(request.getQueryString()).filter(name -> !names.contains(name)).findFirst().ifPresent(name -> {
                throw unknown(name, names);
            });
        }
        return true;
    }

    /** The problem of an unknown query parameter. */
    public static Problem unknown(String name, Set<String> known) {
        return Problem.malformed("/" + Problem.shorten(name).replace("~", "~0").replace("/", "~1"), known.isEmpty()
                ? Sentence.of("kernel.sent.no-parameters") : Sentence.of("kernel.sent.unknown").with("known", new Text(String.join(", ", known))));
    }

    /** The names in the query alone: the fields of a form in the body are no query parameters. */
    private static Stream<String> names(String query) {
        return UriComponentsBuilder.newInstance().query(query).build().getQueryParams().keySet().stream()
                .map(name -> URLDecoder.decode(name, StandardCharsets.UTF_8));
    }

    private Set<String> names(HandlerMethod handler) {
        var discoverer = new DefaultParameterNameDiscoverer();
        var names = new TreeSet<String>();
        for (var parameter : handler.getMethodParameters()) {
            var declared = parameter.getParameterAnnotation(RequestParam.class);
            if (declared != null) {
                parameter.initParameterNameDiscovery(discoverer);
                names.add(name(declared, parameter));
            }
        }
        if (handler.hasMethodAnnotation(PartyParameter.class)) {
            parties().forEach(names::add);
        }
        return names;
    }

    private static String name(RequestParam declared, MethodParameter parameter) {
        return declared.name().isEmpty() ? parameter.getParameterName() : declared.name();
    }

    private Stream<String> parties() {
        return dictionary.rulesets().stream().map((Ruleset<?, ?, ?, ?> ruleset) -> views.fieldNames(ruleset).party());
    }
}

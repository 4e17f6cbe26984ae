package tercio.adapters.page;

import java.util.Optional;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Without a browser, or without the page, which takes Node.js to build, the tests of the page are left out; one line says so. */
final class NeedsBrowser implements ExecutionCondition {

    private static final Optional<String> MISSING = missing();

    static {
        MISSING.ifPresent(what -> System.out.println("[page tests] left out: " + what));
    }

    private static Optional<String> missing() {
        if (InstalledBrowser.program().isEmpty()) {
            return Optional.of("no Chromium is installed (TERCIO_BROWSER may name one)");
        }
        return NeedsBrowser.class.getResource("/static/page/main.js") == null
                ? Optional.of("the page was not built, for want of Node.js") : Optional.empty();
    }

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return MISSING.map(ConditionEvaluationResult::disabled).orElseGet(() -> ConditionEvaluationResult.enabled("a browser is installed"));
    }
}

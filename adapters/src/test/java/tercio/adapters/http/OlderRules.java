package tercio.adapters.http;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.stream.Stream;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.game.Ruleset;

/** The installed rulebooks, of which one opens its games under an earlier edition of its rules, as they were opened before. */
public final class OlderRules {

    private OlderRules() {}

    /** @param id of the ruleset @param edition under which its games are opened */
    public static RulebookModules under(String id, String edition) {
        return new RulebookModules(RulebookModules.all().modules().stream().map(module -> module.id().equals(id) ? opening(module, edition) : module).toList());
    }

    private static RulebookModule opening(RulebookModule module, String edition) {
        return answering(RulebookModule.class, module, "ruleset", module.ruleset().map(ruleset -> answering(Ruleset.class, ruleset, "edition", edition)));
    }

    /** The same but for the answer of one method without parameters. */
    private static <T> T answering(Class<T> type, T real, String method, Object answer) {
        if (Stream.of(type.getMethods()).noneMatch(each -> each.getName().equals(method) && each.getParameterCount() == 0)) {
            throw new IllegalArgumentException(type + " has no method " + method);
        }
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, called, given) -> {
            if (called.getName().equals(method) && called.getParameterCount() == 0) {
                return answer;
            }
            try {
                return called.invoke(real, given);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }));
    }
}

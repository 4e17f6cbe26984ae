package tercio.application.given;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/** A ruleset that decides as another one does and evolves one kind of event otherwise. */
public final class ChangedEvolution {

    private ChangedEvolution() {}

    /** @param change the change of the board after such an event */
    @SuppressWarnings("unchecked") // the proxy implements the interface, and hands on what it is given
    public static <S, C extends Command, E extends Event, N extends Scenario> Ruleset<S, C, E, N> of(
            Ruleset<S, C, E, N> rules, Class<? extends E> kind, UnaryOperator<S> change) {
        BiFunction<S, E, S> evolved = (state, event) -> {
            var next = rules.evolve(state, event);
            return kind.isInstance(event) ? change.apply(next) : next;
        };
        return (Ruleset<S, C, E, N>) Proxy.newProxyInstance(ChangedEvolution.class.getClassLoader(), new Class<?>[] {Ruleset.class},
                (proxy, method, arguments) -> {
                    try {
                        return method.getName().equals("evolve") ? evolved.apply((S) arguments[0], (E) arguments[1])
                                : method.invoke(rules, arguments);
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                });
    }
}

package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;

/**
 * The choice of the troops that fight on each side of a battle (EU-STACK-4).
 *
 * @param choosing the side that has still to choose, {@code null} if none is asked
 * @param watching the stacks of a side that do not fight; a side that has not chosen is missing
 * @param leaders the leaders of a side who are with its fighting troops
 * @param divided parts of stacks that stay out of the battle
 */
public record Muster(Side choosing, Map<Side, List<Engaged>> watching, Map<Side, List<LeaderId>> leaders, List<Divided> divided) {

    public static final Muster NONE = new Muster(null, Map.of(), Map.of(), List.of());

    /** A part of a stack. It joins the stack again after the battle. */
    public record Divided(StackId part, StackId stack) {}

    public Muster {
        watching = Map.copyOf(watching);
        leaders = Map.copyOf(leaders);
        divided = List.copyOf(divided);
    }

    /** Whether the side has chosen its fighting troops. */
    public boolean hasChosen(Side side) {
        return watching.containsKey(side);
    }

    /** The watching stacks of a side; empty if it has not chosen. */
    public List<Engaged> watchersOf(Side side) {
        return watching.getOrDefault(side, List.of());
    }

    public Muster withAsked(Side side) {
        return new Muster(side, watching, leaders, divided);
    }

    public Muster withChoice(Side side, List<Engaged> watchers, List<LeaderId> with) {
        var out = new HashMap<>(watching);
        out.put(side, List.copyOf(watchers));
        var led = new HashMap<>(leaders);
        led.put(side, List.copyOf(with));
        return new Muster(null, out, led, divided);
    }

    public Muster withDivided(Divided more) {
        var all = new ArrayList<>(divided);
        all.add(more);
        return new Muster(choosing, watching, leaders, all);
    }
}

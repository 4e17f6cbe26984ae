package tercio.domain.eu.common.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.land.battle.BattleTerms;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.map.SpaceId;

/**
 * A battle in progress.
 *
 * @param interception whether an interception caused it
 * @param crossed the border that the phasing side crossed to enter
 * @param accepted whether evasion is over and only a sortie is still to be decided before the first roll
 * @param sortie the stacks that came out of the besieged fortress to fight
 * @param retreats the destination of each side that has to retreat
 * @param battle the parameters once they are fixed, {@code null} while evasion is still possible
 * @param standing the state of the battle and the question it waits for, {@code null} before the first roll
 * @param muster the troops of each side that fight, where a side had to choose
 */
public record Engagement(
        SpaceId province,
        boolean interception,
        Crossing crossed,
        List<Engaged> phasing,
        List<Engaged> nonPhasing,
        boolean accepted,
        List<StackId> sortie,
        Map<Side, Refuge> retreats,
        BattleTerms battle,
        BattleStanding standing,
        Muster muster) {

    public Engagement {
        phasing = List.copyOf(phasing);
        nonPhasing = List.copyOf(nonPhasing);
        sortie = List.copyOf(sortie);
        retreats = Map.copyOf(retreats);
    }

    /** The choice that the battle waits for. */
    public Optional<BattleStanding.Question> waits() {
        return standing == null ? Optional.empty() : standing.waits();
    }

    /** The side that has won so far; empty if none has. */
    public Optional<Side> winner() {
        return standing == null ? Optional.empty() : standing.winner().flatMap(Winner::side);
    }

    public List<Engaged> side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    public Engagement withNonPhasing(List<Engaged> those) {
        return new Engagement(province, interception, crossed, phasing, those, accepted, sortie, retreats, battle, standing, muster);
    }

    /** Ends evasion. Only a sortie is still to be decided before the first roll. */
    public Engagement withEvasionOver() {
        return new Engagement(province, interception, crossed, phasing, nonPhasing, true, sortie, retreats, battle, standing, muster);
    }

    /** Adds stacks that come out of the fortress to help a side, or marks those of it that have come out by themselves. */
    public Engagement withReinforcements(Side side, List<StackId> stacks) {
        var help = stacks.stream().filter(stack -> side(side).stream().noneMatch(engaged -> engaged.stack().equals(stack))).map(stack -> new Engaged(stack, province));
        var all = Stream.concat(side(side).stream(), help).toList();
        return new Engagement(province, interception, crossed, side == Side.PHASING ? all : phasing,
                side == Side.PHASING ? nonPhasing : all, accepted, Stream.concat(sortie.stream(), stacks.stream()).distinct().toList(), retreats, battle, standing, muster);
    }

    public Engagement withBattle(BattleTerms parameters, BattleStanding now) {
        return new Engagement(province, interception, crossed, phasing, nonPhasing, accepted, sortie, retreats, parameters, now, muster);
    }

    public Engagement withRetreat(Side side, Refuge to) {
        var all = new HashMap<>(retreats);
        all.put(side, to);
        return new Engagement(province, interception, crossed, phasing, nonPhasing, accepted, sortie, all, battle, standing, muster);
    }

    /** Keeps only these stacks of a side in the battle. */
    public Engagement withFighters(Side side, List<Engaged> those) {
        return new Engagement(province, interception, crossed, side == Side.PHASING ? those : phasing,
                side == Side.PHASING ? nonPhasing : those, accepted, sortie, retreats, battle, standing, muster);
    }

    public Engagement withMuster(Muster now) {
        return new Engagement(province, interception, crossed, phasing, nonPhasing, accepted, sortie, retreats, battle, standing, now);
    }
}

package tercio.domain.eu.land.siege;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.AttritionCauses.Besieging;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;

/**
 * The exact odds of a siege of several rounds, after each round. They use the same stages of undermining, siege
 * attrition and assault as a game, and the same {@link SiegeMarks} between rounds.
 */
public final class SiegeOdds {

    /** The cache key of a round. */
    private record RoundKey(SiegeMarks marks, int besiegerLost, int besiegedLost) {}

    private final Siege siege;
    private final EuTables tables;
    private final LossUnit unit;
    private final Procedure<Undermining.Effect> undermining;
    private final Map<RoundKey, Distribution<Undermining.Effect>> undermined = new HashMap<>();
    private final Optional<SiegeAssaults> storming;

    private SiegeOdds(Siege siege, EuTables tables) {
        this.siege = siege;
        this.tables = tables;
        unit = tables.unit();
        undermining = Undermining.procedure(tables);
        storming = siege.assault().map(assault -> new SiegeAssaults(assault, siege.artillery(), tables));
    }

    /** The distribution of the siege's state after each round, the first round first. */
    public static List<Distribution<SiegeProgress>> of(Siege siege, EuTables tables) {
        var odds = new SiegeOdds(siege, tables);
        var rounds = new ArrayList<Distribution<SiegeProgress>>();
        var standing = Distribution.certain(SiegeProgress.start(siege.first().marks()));
        for (int round = 1; round <= siege.rounds(); round++) {
            int number = round;
            standing = standing.then(before -> before.isGoingOn() ? odds.round(before, number) : Distribution.certain(before));
            rounds.add(standing);
        }
        return rounds;
    }

    private Distribution<SiegeProgress> round(SiegeProgress before, int number) {
        var units = besieger(before);
        if (unit.of(units) < Undermining.leastBesieger(siege.first().fortressLevel(), unit)) {
            return Distribution.certain(before.withEnd(SiegeEnd.TOO_SMALL, number));
        }
        var met = new RoundKey(before.marks(), before.besiegerLost(), before.besiegedLost());
        return undermined.computeIfAbsent(met, any -> undermining.distribution(Undermining.start(
                        siege.first().inLaterRound(before.marks(), siege.artillery().applyAsInt(units), garrison(before)))))
                .then(effect -> attrition(before, effect.attritionDue())
                        .then(afterAttrition -> afterResult(afterAttrition, effect, number)));
    }

    /** The roll for siege attrition, if the check of the undermining requires it. */
    private Distribution<SiegeProgress> attrition(SiegeProgress before, boolean due) {
        if (!due || siege.want().isEmpty()) {
            return Distribution.certain(due ? before.withCountedAttrition() : before);
        }
        var want = siege.want().get();
        int size = unit.of(besieger(before));
        var causes = want.causes().inLaterRound(size >= Besieging.MASSED_LD * unit.ofOneLd(), before.pillages());
        var stack = new Attrition.AttritionStack(causes, siege.first().theatre(), size, want.technology());
        return Attrition.of(stack, tables).distribution(Attrition.start().withAnswer(want.choice()))
                .map(suffered -> before.afterAttrition(
                        suffered.wastage() == null ? suffered.lossLd() * unit.ofOneLd() : size - suffered.wastage().left(),
                        suffered.pillage()));
    }

    private Distribution<SiegeProgress> afterResult(SiegeProgress afterAttrition, Undermining.Effect effect, int number) {
        var standing = afterAttrition.withMarks(effect.marks());
        if (unit.of(besieger(standing)) == 0) {
            return Distribution.certain(standing.withEnd(SiegeEnd.BESIEGER_DESTROYED, number));
        }
        return switch (effect.result()) {
            case NONE, SIEGEWORK_MINUS, SIEGEWORK_PLUS -> Distribution.certain(standing.afterRound());
            case BREACH -> afterBreach(standing, number);
            case BREACH_OR_WAR_HONOUR -> siege.takesHonours()
                    ? Distribution.certain(standing.withEnd(SiegeEnd.HONOURS, number))
                    : afterBreach(standing, number);
            case SURRENDER -> Distribution.certain(
                    standing.withBesiegedLosses(unit.of(garrison(standing))).withEnd(SiegeEnd.SURRENDER, number));
        };
    }

    /** The breach is stormed at once or left (EU-SIEGE-BREACH). */
    private Distribution<SiegeProgress> afterBreach(SiegeProgress before, int number) {
        var standing = before.withMarks(before.marks().withBreach());
        return storming.map(assaults -> assaults.odds(standing, besieger(standing), garrison(standing)).map(aftermath -> {
            var after = standing.afterAssault(aftermath, siege.rounds() - number);
            return aftermath.falls() ? after.withEnd(SiegeEnd.ASSAULT, number)
                    : aftermath.besiegerDestroyed() ? after.withEnd(SiegeEnd.BESIEGER_DESTROYED, number)
                    : after.afterRound();
        })).orElseGet(() -> Distribution.certain(standing.afterRound()));
    }

    private Units besieger(SiegeProgress standing) {
        return CounterExchange.afterLosses(siege.besieger(), standing.besiegerLost(), unit);
    }

    private Units garrison(SiegeProgress standing) {
        return CounterExchange.afterLosses(siege.first().inside(), standing.besiegedLost(), unit);
    }
}

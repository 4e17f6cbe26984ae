package tercio.domain.eu.land.siege;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * A round of undermining: one die, used for the fortress and for the attrition check of the besieger.
 *
 * <p>The caller has checked that the besieger has a line of supply and at least one LD per level (one for a fort).
 */
public final class Undermining {

    /**
     * One round of a siege.
     *
     * @param fortressLevel 0 (a fort) to 5
     * @param artillery the artillery value of the besieging stack
     * @param marks the effects of earlier rounds on the fortress
     * @param besiegerSiege the greatest siege value among the leaders who besiege or blockade
     * @param besiegedSiege the greatest siege value among the leaders inside
     * @param inside troops in the fortress
     * @param continuedFromLastTurn whether the siege continues from the turn before
     * @param supplyDistance MP from a current source of supply
     */
    public record Round(
            int fortressLevel,
            Theatre theatre,
            Terrain terrain,
            SiegePort port,
            int artillery,
            SiegeMarks marks,
            int besiegerSiege,
            int besiegedSiege,
            Units inside,
            boolean continuedFromLastTurn,
            int supplyDistance,
            Readings readings) {

        public Siegeworks siegeworks() {
            return marks.works();
        }

        boolean isFirstThisTurn() {
            return marks.rounds() == 0;
        }

        /** A later round of the same siege, with these marks, artillery and troops inside. */
        Round inLaterRound(SiegeMarks then, int artilleryLeft, Units insideLeft) {
            return new Round(fortressLevel, theatre, terrain, port, artilleryLeft, then, besiegerSiege, besiegedSiege, insideLeft,
                    continuedFromLastTurn, supplyDistance, readings);
        }
    }

    /**
     * The effect of the round; the result is {@code null} before the die is thrown.
     *
     * @param siegeworks the siegeworks after the result; without meaning if the fortress falls
     * @param attritionDue whether the besieger rolls for siege attrition
     */
    public record Effect(
            Round round,
            int artilleryBonus,
            int modifier,
            int modified,
            UnderminingResult result,
            Siegeworks siegeworks,
            int attritionModified,
            boolean attritionDue) {

        /** The marks on the fortress after the round. */
        public SiegeMarks marks() {
            return round.marks().afterUndermining(siegeworks);
        }
    }

    private static final Citation RULE = Citation.of("EU-SIEGE-UNDERMINING");

    private static final Modifiers<Round> CHECK = Modifiers.<Round>of("EU-SIEGE-CHECK")
            .add(1, "first round of the siege this turn", Round::isFirstThisTurn, +4)
            .add(2, "siege continued from an earlier turn", Round::continuedFromLastTurn, -2)
            .add(3, "siege value of a besieged leader", round -> -round.besiegedSiege())
            .add(4, "LD in the fortress", round -> -round.inside().allLd());

    private Undermining() {}

    /** The least besieger, in the unit of the edition: 1 LD per level, 1 for a fort (any force in the rapid battle). */
    public static int leastBesieger(int fortressLevel, LossUnit unit) {
        return fortressLevel == 0 && unit == LossUnit.HALF ? 1 : Math.max(1, fortressLevel) * unit.ofOneLd();
    }

    /** The round before its die is thrown. */
    public static Effect start(Round round) {
        return new Effect(round, 0, 0, 0, null, round.siegeworks(), 0, false);
    }

    /** One die, {@code undermining}. */
    public static Procedure<Effect> procedure(EuTables tables) {
        var modifiers = modifiers(tables);
        return Procedure.of(new Stage.Throw<Effect>("undermining", effect -> effect.result() == null,
                effect -> DieName.d10("undermining"), (before, die, recorder) -> {
                    var round = before.round();
                    var tally = modifiers.on(round);
                    int modified = tally.on(die);
                    var result = UnderminingTable.from(tables).result(modified);
                    recorder.record(() -> {
                        var step = withResult(Step.of("undermining", RULE).side("besieger").die(die).tally(tally)
                                .cell("undermining", UnderminingTable.from(tables).line(modified), "result"), result);
                        return round.marks().damagedByAssault() && !round.marks().breached()
                                ? step.reading(SiegeReadings.ASSAULT_DAMAGE_BONUS.id()) : step;
                    });
                    var check = CHECK.on(round);
                    boolean due = check.on(die) < round.supplyDistance();
                    recorder.record(() -> Step.of("attrition check against " + round.supplyDistance() + " MP of supply", CHECK.rule())
                            .side("besieger").die(die).tally(check).result(Sentence.of("eu.siege.result-check").with("due", due)));
                    return new Effect(round, bonus(round, tables), tally.total(), modified, result,
                            result.applyTo(round.siegeworks()), check.on(die), due);
                }));
    }

    private static Step withResult(Step step, UnderminingResult result) {
        return result == UnderminingResult.NONE ? step.result(Sentence.of("eu.siege.result-none")) : step.result(result);
    }

    private static Modifiers<Round> modifiers(EuTables tables) {
        return Modifiers.<Round>of("EU-SIEGE-UNDERMINING")
                .add(1, "level of the fortress", round -> -round.fortressLevel())
                .add(2, "artillery bonus", round -> bonus(round, tables))
                .add(3, "terrain and port", round -> UnderminingTable.from(tables).terrainMalus(round.theatre(), round.fortressLevel(),
                        round.terrain(), round.port()))
                .add(4, "a damaging assault this turn", Undermining::hasDamagingAssault, +1)
                .add(5, "a breach this turn", (Round round) -> round.marks().breached(), +2)
                .add(6, "siegeworks", round -> round.siegeworks().minus() + 3 * round.siegeworks().plus())
                .add(7, "siege value of a besieged leader", round -> -round.besiegedSiege())
                .add(8, "siege value of a besieging leader", Round::besiegerSiege)
                .add(9, "troops inside without an ARMY", round -> !round.inside().isEmpty() && !round.inside().hasArmy(), +1)
                .add(10, "an ARMY inside", round -> round.inside().hasArmy(), +3);
    }

    private static boolean hasDamagingAssault(Round round) {
        return round.marks().damagedByAssault() && !round.marks().breached()
                && round.readings().is(SiegeReadings.ASSAULT_DAMAGE_BONUS, Reading.ON);
    }

    private static int bonus(Round round, EuTables tables) {
        return tables.artillery().bonus(round.fortressLevel(), round.artillery());
    }
}

package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.dice.Die;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.common.tables.OperationalNotes.Effect;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;

/**
 * The number that a die must not exceed: a strategic rating with its modifiers.
 *
 * @param tally the rating first, then what changes it
 */
public record RatingNumber(AppliedModifiers tally) {

    /** The die succeeds with this or less. */
    public int highestSuccess() {
        return tally.total();
    }

    /** The number of faces of the die that succeed. */
    int faces() {
        return Math.clamp(highestSuccess(), 0, Die.D6.sides());
    }

    public boolean succeeds(int die) {
        return die <= highestSuccess();
    }

    private static RatingNumber of(int rating, List<Modifier> changes, String rule) {
        var all = new ArrayList<Modifier>();
        all.add(new Modifier(rating, "strategic rating", Citation.of(rule)));
        changes.stream().filter(change -> change.value() != 0).forEach(all::add);
        return new RatingNumber(new AppliedModifiers(all));
    }

    /**
     * The number to withdraw before the combat (EIA-7.5.2.5.2.2).
     *
     * @param cavalryFromMixed a force of cavalry alone withdraws from a mixed one and that option is played (EIA-12.3.3.2)
     */
    public static RatingNumber withdrawal(EiaTables tables, int strategic, OperationalChit attacker, boolean cavalryFromMixed) {
        int note = tables.notes().value(attacker, OperationalChit.WITHDRAW, Effect.WITHDRAW_SR_MODIFIER, CombatSide.DEFENDER);
        return of(strategic, List.of(new Modifier(note, "note of the operational chart", Citation.of("EIA-OPC")),
                new Modifier(cavalryFromMixed ? 1 : 0, "cavalry alone against a mixed force", Citation.of("EIA-12.3.3.2"))), "EIA-7.5.2.5.2.2");
    }

    /** The number for the arrival of the outflanking force after a round (EIA-7.5.2.12.1). */
    public static RatingNumber arrival(EiaTables tables, int strategic, OperationalChit attacker, OperationalChit defender, CombatSide outflanker,
            AreaTerrain terrain, int round) {
        int note = tables.notes().value(attacker, defender, Effect.OUTFLANK_SR_MODIFIER, outflanker);
        return of(strategic, List.of(new Modifier(note, "note of the operational chart", Citation.of("EIA-OPC")),
                new Modifier(tables.terrain().of(terrain).strategic(), terrain.word(), Citation.of("EIA-7.5.2.12.1.2")),
                new Modifier(round == 2 ? tables.constants().secondRoundRating() : 0, "after the second round", Citation.of("EIA-7.5.2.12.1.3"))),
                "EIA-7.5.2.12.1.1");
    }

    /**
     * The number to reinforce a field combat (EIA-7.5.2.11.2).
     *
     * @param from the terrain of the area that the reinforcing force is in
     */
    public static RatingNumber reinforcement(EiaTables tables, int strategic, AreaTerrain from, boolean acrossRiver) {
        int terrain = tables.terrain().of(from).strategic();
        return of(strategic, List.of(new Modifier(terrain, "from " + from.word(), Citation.of("EIA-7.5.2.11.3")),
                new Modifier(terrain == 0 && acrossRiver ? -1 : 0, "across a river", Citation.of("EIA-7.5.2.11.3"))), "EIA-7.5.2.11.2");
    }
}

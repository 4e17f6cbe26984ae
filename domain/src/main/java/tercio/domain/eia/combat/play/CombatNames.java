package tercio.domain.eia.combat.play;

import java.util.List;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.game.Form;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;

/** The names of units, corps and leaders in sentences. */
final class CombatNames {

    private CombatNames() {}

    /** The die of a power in the combat that is fought: each combat has dice of its own, in whatever order combats are fought. */
    static DieName die(EiaState state, Power power, String purpose, int ordinal) {
        return new DieName(Die.D6, power.word(), purpose + DieName.PLACE + CombatFlow.combat(state).area(), ordinal);
    }

    /** The dice of the combat that is fought: who fights whom, and where. */
    static Dice dice(EiaCommandRun play) {
        var combat = CombatFlow.combat(play.state());
        return play.dice("combat in " + combat.area() + ", " + combat.attacker().lead().word() + " against " + combat.defender().lead().word());
    }

    /** A unit as its losses are chosen: {@code France III}, {@code the garrison of the depot}, {@code Russia's cossacks}. */
    static String unit(EiaState state, UnitId unit) {
        if (unit.equals(UnitLosses.DEPOT)) {
            return "the garrison of the depot";
        }
        int type = unit.value().indexOf('/');
        if (type > 0) {
            return Power.of(unit.value().substring(0, type)).map(Power::title).orElse(unit.value()) + "'s " + unit.value().substring(type + 1);
        }
        return PrintedCounters.corps(unit).map(counter -> counter.title())
                .orElseGet(() -> state.irregulars().containsKey(unit) ? state.irregulars().get(unit).title() : "the garrison of " + WarMap.PRINTED.nationTitle(unit.nation()));
    }

    /** Several of them: {@code France I, France III}. */
    static String units(EiaState state, List<UnitId> units) {
        return SentenceParts.and(units.stream().map(unit -> unit(state, unit)).toList());
    }

    /** Leaders as the result of a step. */
    static Sentence.Keyed resultOf(List<EiaLeaderId> leaders) {
        return Sentence.of("eia.combat.result-leaders").with("leaders", CampaignNames.leaders(leaders));
    }

    /** A corps or an irregular; the garrison of a depot or of a nation; irregulars of a power that are counted together. */
    static Argument unitName(EiaState state, UnitId unit) {
        if (UnitId.orNone(unit).equals(UnitId.NONE)) {
            return CampaignNames.garrison(null);
        }
        if (unit.equals(UnitLosses.DEPOT)) {
            return new Phrase(Sentence.of("eia.name.depot-garrison"));
        }
        int type = unit.value().indexOf('/');
        if (type > 0) {
            return new Phrase(Sentence.of("eia.name.irregulars").with("power", CampaignNames.nation(new NationId(unit.value().substring(0, type)))).with("type", unit.value().substring(type + 1)));
        }
        return CampaignNames.isPiece(state, unit) ? CampaignNames.piece(state, unit) : CampaignNames.garrison(unit.nation());
    }

    static Argument unitNames(EiaState state, List<UnitId> units) {
        return new Items(units.stream().map(unit -> unitName(state, unit)).toList());
    }

    /** Units as items of a form. */
    static List<Form.Item> items(EiaState state, List<UnitId> units) {
        return units.stream().map(unit -> new Form.Item(unit.value(), CampaignNames.item(unitName(state, unit)))).toList();
    }

    /** Leaders as items of a form. */
    static List<Form.Item> leaderItems(List<EiaLeaderId> leaders) {
        return leaders.stream().map(leader -> new Form.Item(leader.value(), CampaignNames.item(CampaignNames.leader(leader)))).toList();
    }
}

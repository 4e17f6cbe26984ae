package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.eia.combat.play.CombatCommand.DivideForce;
import tercio.domain.eia.combat.play.CombatEvent.ForceDivided;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * A side that outflanks divides its force (EIA-7.5.2.3): at least one corps that is not artillery stays to pin, with all leaders,
 * artillery and garrisons; at least one corps goes around the flank, with all cossacks and freikorps. Corps with artillery factors
 * beside others stay, since artillery factors belong to the pinning force.
 */
final class DivisionOfForce {

    private static final String RULE = "EIA-7.5.2.3";

    /** The divisions of at most so many corps are listed: 14 of 4. */
    private static final int MOST_LISTED = 4;

    private DivisionOfForce() {}

    /** The corps that may move around the flank. */
    static List<UnitId> movableCorps(EiaWarView board, LandCombat combat, CombatSide side) {
        return CombatDecisions.lineCorps(board, combat, side);
    }

    static Decision decision(EiaWarView board, LandCombat combat, CombatSide side) {
        var power = combat.armyOf(side).lead();
        var corps = movableCorps(board, combat, side);
        var items = CombatNames.items(board.state(), corps);
        var form = new Form(new DivideForce(power, List.of(corps.getLast())),
                List.of(new Form.Subset("corps", Sentence.of("eia.combat.field-around"), items, 1, corps.size() - 1)),
                List.of(Form.Limit.of(Sentence.of("eia.combat.limit-pin"), "EIA-7.5.2.3.1", "corps"),
                        Form.Limit.of(Sentence.of("eia.combat.limit-around"), "EIA-7.5.2.3.2", "corps")),
                filled -> new DivideForce(power, Id.all(filled.choices("corps"), UnitId::new)));
        return new Decision("division", power.word(), "DivideForce", Citation.of(RULE), Sentence.of("eia.combat.ask-division").with("who", CampaignNames.power(power)),
                options(board, power, corps), List.of(), form, null);
    }

    private static List<Option> options(EiaWarView board, Power power, List<UnitId> corps) {
        return divisions(corps).stream().map(around -> new Option(Sentence.of("eia.combat.to-divide").with("units", CombatNames.unitNames(board.state(), around)), new DivideForce(power, around))).toList();
    }

    /** The corps around the flank by each division of a few corps. Of more corps the form alone describes them: there are too many to read. */
    static List<List<UnitId>> divisions(List<UnitId> corps) {
        return corps.size() > MOST_LISTED ? List.of() : IntStream.range(1, (1 << corps.size()) - 1)
                .mapToObj(chosen -> IntStream.range(0, corps.size()).filter(at -> (chosen >> at & 1) == 1).mapToObj(corps::get).toList()).toList();
    }

    static Execution divide(EiaCommandRun play, DivideForce command) {
        var combat = CombatFlow.combat(play.state());
        var side = combat.announced().filter(announced -> combat.armyOf(announced).lead() == command.power());
        if (side.isEmpty()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-division").with("who", CampaignNames.power(command.power())));
        }
        var movable = movableCorps(play.board(), combat, side.get());
        if (!CombatCommand.isPlainList(command.corps()) || !movable.containsAll(command.corps()) || command.corps().isEmpty()
                || command.corps().size() >= movable.size()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.division").with("units", CombatNames.unitNames(play.state(), movable)), CombatDecisions.legalAnswers(play.board(), command.power(), play.tables()));
        }
        play.emit(new ForceDivided(side.get(), flanking(play.state(), combat.armyOf(side.get()), command)));
        return EiaCommandRun.success();
    }

    /** The outflanking force of a legal division: its corps, with all cossacks and freikorps. */
    static List<UnitId> flanking(EiaState state, CombatArmy army, DivideForce command) {
        var flanking = new ArrayList<>(command.corps());
        army.irregulars().stream().filter(id -> state.irregulars().get(id).type() != FactorType.GUERILLA).forEach(flanking::add);
        return flanking;
    }
}

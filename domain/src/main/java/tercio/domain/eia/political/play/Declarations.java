package tercio.domain.eia.political.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Sentence;

/** Declarations of war in the political phase (EIA-4.2.2). The number of political points is entered (reading), as it stands on the table's own chart. */
final class Declarations {

    static final String RULE = "EIA-4.2.2";
    private static final String POINTS = "EIA-4.2.1.1";
    private static final int MOST_POINTS = 9;

    private Declarations() {}

    static Execution declare(EiaCommandRun play, PoliticalCommand.DeclareWar command) {
        var power = command.power();
        var possible = possible(play.board(), power);
        if (command.on() == null || !possible.contains(command.on())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.declaration").with("who", CampaignNames.power(power)).with("any", !possible.isEmpty())
                    .with("possible", new Items(possible.stream().map(CampaignNames::nation).toList())));
        }
        if (command.points() < 0 || command.points() > MOST_POINTS) {
            return EiaCommandRun.refuse(POINTS, Sentence.of("eia.refused.declaration-points").with("most", MOST_POINTS));
        }
        int before = play.state().power(power).orElseThrow().politicalPoints();
        play.emit(new PoliticalEvent.WarEntered(power, command.on(), command.points()), List.of(
                Step.of("declaration of war", RULE).side(power.word()).result(ControlOfMinors.resultOf(command.on())),
                Step.of("political points", POINTS).side(power.word()).result(before + " - " + command.points() + " = " + (before - command.points()))));
        return EiaCommandRun.success();
    }

    /** The words of the nations on which a power can declare war. */
    static List<NationId> possible(EiaWarView board, Power power) {
        var powers = board.state().powersInGame().filter(other -> other != power && !board.atWar(power, other) && board.diplomacy().mayDeclareWar(power, other)).map(Power::nation);
        var minors = board.map().provinces().stream().filter(province -> province.power().isEmpty()
                && board.state().provinces().get(province.id()).standing() == ProvinceStanding.NEUTRAL).map(province -> province.nation())
                .filter(nation -> !board.diplomacy().atWar(power.nation(), nation)).distinct().sorted();
        return Stream.concat(powers, minors).toList();
    }

    static Optional<Form> form(EiaWarView board, Power power) {
        var possible = possible(board, power);
        return possible.isEmpty() ? Optional.empty() : Optional.of(new Form(new PoliticalCommand.DeclareWar(power, possible.getFirst(), 0),
                List.of(new Form.Choice("on", Sentence.of("eia.political.field-on"), possible.stream().map(nation -> new Form.Item(nation.value(), CampaignNames.item(CampaignNames.nation(nation)))).toList()),
                        new Form.Count("points", Sentence.of("eia.political.field-points"), 0, MOST_POINTS)), List.of(),
                filled -> new PoliticalCommand.DeclareWar(power, new NationId(filled.choice("on")), filled.count("points"))));
    }
}

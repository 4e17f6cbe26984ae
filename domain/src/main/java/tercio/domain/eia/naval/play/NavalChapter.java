package tercio.domain.eia.naval.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.month.play.MonthEntries;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The naval phase (EIA-6.0), as the seats enter it. */
public final class NavalChapter implements EiaChapter<NavalCommand, NavalEvent> {

    public static final NavalChapter CHAPTER = new NavalChapter();

    private static final MessageTypes<NavalCommand> COMMANDS = MessageTypes.of(NavalCommand.class)
            .with("LaunchFleet", NavalCommand.LaunchFleet.class)
            .with("RemoveFleet", NavalCommand.RemoveFleet.class)
            .with("SailFleet", NavalCommand.SailFleet.class)
            .with("EmbarkCorps", NavalCommand.EmbarkCorps.class);

    private static final MessageTypes<NavalEvent> EVENTS = MessageTypes.of(NavalEvent.class)
            .with("FleetLaunched", NavalEvent.FleetLaunched.class)
            .with("FleetRemoved", NavalEvent.FleetRemoved.class)
            .with("FleetSailed", NavalEvent.FleetSailed.class)
            .with("FleetDepotLost", NavalEvent.FleetDepotLost.class)
            .with("CorpsEmbarked", NavalEvent.CorpsEmbarked.class);

    private NavalChapter() {}

    @Override
    public MessageTypes<NavalCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<NavalEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, NavalEvent event) {
        return NavalEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, NavalCommand command) {
        return MonthEntries.refusal(play.state(), command.power(), MonthPhase.NAVAL).map(EiaCommandRun::refuse).orElseGet(() -> switch (command) {
            case NavalCommand.LaunchFleet launch -> Sailing.launch(play, launch);
            case NavalCommand.RemoveFleet remove -> Sailing.remove(play, remove);
            case NavalCommand.SailFleet sail -> Sailing.sail(play, sail);
            case NavalCommand.EmbarkCorps embark -> Embarkation.embark(play, embark);
        });
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        var decisions = new ArrayList<Decision>();
        for (var power : MonthEntries.openPowers(board.state(), MonthPhase.NAVAL)) {
            add(decisions, "embark", power, Embarkation.RULE, ask("ask-embark", power), Embarkation.options(board, power));
            Sailing.fleetsOf(board, power).forEach(fleet -> {
                addSailing(decisions, board, fleet, false);
                addSailing(decisions, board, fleet, true);
            });
            add(decisions, "remove-fleet", power, Sailing.RULE, ask("ask-remove", power), Sailing.fleetsOf(board, power)
                    .map(fleet -> new Option(Sentence.of("eia.naval.to-remove").with("fleet", CampaignNames.fleet(fleet.id(), power)).with("place", CampaignNames.area(fleet.at())), new NavalCommand.RemoveFleet(power, fleet.id()))).toList());
            if (Sailing.fleetsOf(board, power).count() < Sailing.MOST_FLEETS) {
                add(decisions, "launch-fleet", power, Sailing.RULE, ask("ask-launch", power), Sailing.harbours(board, power).stream()
                        .map(port -> new Option(Sentence.of("eia.naval.to-launch").with("at", CampaignNames.at(port)), new NavalCommand.LaunchFleet(power, port))).toList());
            }
        }
        return decisions;
    }

    private static Sentence ask(String key, Power power) {
        return Sentence.of("eia.naval." + key).with("who", CampaignNames.power(power));
    }

    private void add(List<Decision> decisions, String id, Power power, String rule, Sentence prompt, List<Option> options) {
        if (!options.isEmpty()) {
            decisions.add(decision(id + "-" + power.word(), power.word(), rule, prompt, options));
        }
    }

    private static void addSailing(List<Decision> decisions, EiaWarView board, SupplyFleet fleet, boolean blockading) {
        var places = Sailing.anchorages(board, fleet.power(), blockading);
        if (places.isEmpty()) {
            return;
        }
        var cargo = Sailing.cargo(board, fleet);
        var all = cargo.stream().map(corps -> corps.id()).toList();
        var fields = new ArrayList<Form.Field>();
        fields.add(new Form.Choice("to", Sentence.of("eia.naval.field-to").with("blockading", blockading), places.stream().map(place -> new Form.Item(place.value(), CampaignNames.item(CampaignNames.area(place)))).toList()));
        if (!cargo.isEmpty()) {
            fields.add(new Form.Subset("corps", Sentence.of("eia.naval.field-cargo"), cargo.stream().map(corps -> new Form.Item(corps.id().value(), CampaignNames.item(CampaignNames.corps(corps.id())))).toList(), 0, cargo.size()));
        }
        var limits = cargo.isEmpty() ? List.<Form.Limit>of() : List.of(Form.Limit.of(Sentence.of("eia.naval.limit-cargo"), Sailing.RULE, "corps"));
        decisions.add(new Decision((blockading ? "blockade-" : "sail-") + fleet.id(), fleet.power().word(), "SailFleet", Citation.of(Sailing.RULE),
                Sentence.of("eia.naval.ask-sail").with("blockading", blockading).with("fleet", CampaignNames.fleet(fleet.id(), fleet.power())), List.of(), List.of(),
                new Form(new NavalCommand.SailFleet(fleet.power(), fleet.id(), places.getFirst(), blockading, all), fields, limits,
                        filled -> new NavalCommand.SailFleet(fleet.power(), fleet.id(), new SpaceId(filled.choice("to")), blockading, cargo.isEmpty() ? List.of() : Id.all(filled.choices("corps"), UnitId::new))), null));
    }

    @Override
    public Sentence sentence(EiaState before, NavalEvent event, List<Step> explanation) {
        return NavalNarration.of(event);
    }
}

package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FEUDAL_INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.TURKEY;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tercio.adapters.http.Client;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.Hides;
import tercio.adapters.service.Service;
import tercio.application.record.GameOpened;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.play.CombatCommand;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.ChooseDayEnd;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatEvent;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.movement.play.GarrisonPlace;
import tercio.domain.eia.movement.play.MarchCommand.AbsorbFactors;
import tercio.domain.eia.movement.play.MarchCommand.BesiegeCity;
import tercio.domain.eia.movement.play.MarchCommand.DetachFactors;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.movement.play.MarchEvent;
import tercio.domain.eia.orders.play.OrdersCommand.SendOrders;
import tercio.domain.eia.orders.play.OrdersCommand.WithdrawOrders;
import tercio.domain.eia.orders.play.OrdersEvent;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.given.Thorough;
import tercio.domain.map.SpaceId;

/** The secrets of a game of Empires in Arms through every channel: chits, choices at the end of a day, factors detached and inside cities. */
@Thorough("Two services play each game twice: twins. CampaignSecretsTest asks every channel in the short tier.")
@ExtendWith(HiddenKinds.class)
public class CampaignTwinsTest {

    private static final String FIELD = "513";
    /** It has room for 15 factors. */
    private static final String ODESSA = "244";
    private static final EiaScenario PRINTED = EiaScenarios.find("turkey-russia").orElseThrow();

    private static List<Service> services;
    private static List<Client> clients;

    @BeforeAll
    static void start() {
        services = CampaignTwins.services();
        clients = services.stream().map(service -> new Client(service.port())).toList();
    }

    @AfterAll
    static void stop() {
        clients.forEach(Client::close);
        services.forEach(Service::close);
    }

    private static ChooseChit chit(Power power, OperationalChit chit) {
        return new ChooseChit(power, Optional.of(chit));
    }

    private static ChooseDayEnd end(Power power, DayChoice choice) {
        return new ChooseDayEnd(power, Optional.of(choice));
    }

    /** Two Turkish corps march against the four Russian ones, as far as the choice of chits. */
    private static CampaignTwins beforeTheChits() {
        var twins = CampaignTwins.of(clients, PRINTED, PRINTED);
        Stream.of(new EndStep(RUSSIA, LandStep.DEPOTS), new EndStep(RUSSIA, LandStep.MOVEMENT), new PaySupply(RUSSIA), new EndStep(RUSSIA, LandStep.GUERILLAS),
                new EndStep(TURKEY, LandStep.DEPOTS), new MoveCorps(TURKEY, new UnitId("turkey-i-janissary"), List.of(new SpaceId(FIELD)), List.of(new EiaLeaderId("grand-vizier"))),
                new MoveCorps(TURKEY, new UnitId("turkey-f1"), List.of(new SpaceId(FIELD)), List.of()), new EndStep(TURKEY, LandStep.MOVEMENT), new PaySupply(TURKEY),
                new ChooseCombat(TURKEY, new SpaceId(FIELD), false)).forEach(twins::play);
        return twins;
    }

    @Hides({ChooseChit.class, CombatEvent.ChitChosen.class})
    @Test
    void aChitIsHiddenUntilBothAreChosen() {
        var twins = beforeTheChits().play(chit(RUSSIA, OperationalChit.CORDON), chit(RUSSIA, OperationalChit.DEFEND));
        var guesses = Stream.of(OperationalChit.CORDON, OperationalChit.DEFEND, OperationalChit.OUTFLANK).map(each -> chit(RUSSIA, each)).toList();

        twins.alikeFor(TURKEY, RUSSIA, guesses);
        twins.undoneAndRedone(() -> twins.alikeFor(TURKEY, RUSSIA, List.of()));
        twins.play(chit(TURKEY, OperationalChit.PROBE));

        assertThat(twins.last("ChitsRevealed", TURKEY).at("/payload/defender").asString()).isEqualTo("cordon");
        assertThat(twins.last("ChitChosen", RUSSIA).at("/payload/chit").asString()).as("what was revealed is open to all").isEqualTo("probe");
    }

    /** A sheet of conditions: nothing of it is carried out before Turkey attacks. */
    @Hides({SendOrders.class, OrdersEvent.OrdersSent.class})
    @Test
    void aSheetOfOrdersIsHiddenUntilItsMonthIsOver() {
        var cordon = new SendOrders(RUSSIA, List.of("if attacked, cordon"));
        var withdraw = new SendOrders(RUSSIA, List.of("if attacked, withdraw", "if the day ends, withdraw"));
        var twins = CampaignTwins.of(clients, PRINTED, PRINTED).play(cordon, withdraw);

        twins.alikeFor(TURKEY, RUSSIA, List.of(cordon, withdraw, new WithdrawOrders(RUSSIA)));
        twins.play(new EndStep(RUSSIA, LandStep.DEPOTS));
        twins.alikeFor(TURKEY, RUSSIA, List.of(new WithdrawOrders(RUSSIA)));
        twins.undoneAndRedone(() -> twins.alikeFor(TURKEY, RUSSIA, List.of()));
    }

    @Test
    void theChitOfTheAttackerIsHiddenFromTheDefender() {
        var twins = beforeTheChits().play(chit(TURKEY, OperationalChit.ASSAULT), chit(TURKEY, OperationalChit.PROBE));

        twins.alikeFor(RUSSIA, TURKEY, List.of(chit(TURKEY, OperationalChit.ASSAULT), chit(TURKEY, OperationalChit.PROBE)));
    }

    @Hides({ChooseDayEnd.class, CombatEvent.DayEndChosen.class})
    @Test
    void whetherASideFightsOnIsHiddenUntilBothHaveChosen() {
        var twins = beforeTheChits().play(chit(TURKEY, OperationalChit.PROBE)).play(chit(RUSSIA, OperationalChit.CORDON));
        for (int round = 0; round < 3; round++) {
            twins.play(FightRound.plain(TURKEY)).play(FightRound.plain(RUSSIA), 1, 1);
            losses(twins);
        }
        twins.play(end(RUSSIA, DayChoice.FIGHT), end(RUSSIA, DayChoice.WITHDRAW));

        twins.alikeFor(TURKEY, RUSSIA, List.of(end(RUSSIA, DayChoice.FIGHT), end(RUSSIA, DayChoice.WITHDRAW)));
        twins.play(end(TURKEY, DayChoice.FIGHT));
        assertThat(twins.last("DayEndRevealed", TURKEY).at("/payload/defender").asString()).isEqualTo("fight");
    }

    private static void losses(CampaignTwins twins) {
        for (var asked = due(twins); asked.isPresent(); asked = due(twins)) {
            twins.play(asked.get());
        }
    }

    private static Optional<CombatCommand> due(CampaignTwins twins) {
        return LandWar.RULES.decisions(twins.board()).stream().filter(decision -> Set.of("TakeCasualties", "ReinforceCombat").contains(decision.kind()))
                .map(decision -> decision.kind().equals("ReinforceCombat") ? new CombatCommand.EndReinforcing(Power.of(decision.party()).orElseThrow())
                        : (CombatCommand) decision.options().getFirst().command()).findFirst();
    }

    /** One cavalry and one infantry, or two infantry: both are two infantry in Odessa, and what stays in the corps is Russia's secret. */
    @Hides({DetachFactors.class, MarchEvent.FactorsDetached.class})
    @Test
    void whatACorpsDetachesIsHidden() {
        var twins = CampaignTwins.of(clients, at("russia-i", ODESSA, false, null), at("russia-i", ODESSA, false, null));
        twins.play(new EndStep(RUSSIA, LandStep.DEPOTS));
        var mixed = new DetachFactors(RUSSIA, new UnitId("russia-i"), GarrisonPlace.CITY, Optional.of(new Factors(Map.of(INFANTRY, 1, CAVALRY, 1))));
        var foot = new DetachFactors(RUSSIA, new UnitId("russia-i"), GarrisonPlace.CITY, Optional.of(Factors.of(INFANTRY, 2)));

        twins.play(mixed, foot);
        twins.alikeFor(TURKEY, RUSSIA, List.of(mixed, foot));
        twins.play(new AbsorbFactors(RUSSIA, new UnitId("russia-i"), GarrisonPlace.CITY, Factors.of(INFANTRY, 1)));
        twins.alikeFor(TURKEY, RUSSIA, List.of(new AbsorbFactors(RUSSIA, new UnitId("russia-i"), GarrisonPlace.CITY, Factors.of(INFANTRY, 1))));
    }

    /** A Russian corps holds Odessa against the Turks: 7 infantry, or 6 militia and 1 cavalry. */
    @Hides({EiaScenario.class, GameOpened.class})
    @Test
    void theBesiegerDoesNotLearnWhatIsInside() {
        var twins = CampaignTwins.of(clients, inside(Factors.of(INFANTRY, 7)), inside(new Factors(Map.of(MILITIA, 6, CAVALRY, 1))));
        Stream.of(new EndStep(RUSSIA, LandStep.DEPOTS), new EndStep(RUSSIA, LandStep.MOVEMENT), new PaySupply(RUSSIA), new EndStep(RUSSIA, LandStep.GUERILLAS),
                new EndStep(TURKEY, LandStep.DEPOTS), new BesiegeCity(TURKEY, new SpaceId(ODESSA)), new EndStep(TURKEY, LandStep.MOVEMENT)).forEach(twins::play);
        var attempt = new AttemptAssault(TURKEY, new SpaceId(ODESSA));
        twins.alikeFor(TURKEY, RUSSIA, List.of(attempt));
        var feudal = new CombatCommand.TakeCasualties(TURKEY, List.of(new CombatCommand.LossOf(new UnitId("turkey-f1"), FEUDAL_INFANTRY, 1)));
        twins.play(new PaySupply(TURKEY)).play(attempt, 3);
        twins.alikeFor(TURKEY, RUSSIA, List.of(attempt, feudal));
    }

    private static EiaScenario inside(Factors hidden) {
        var placed = at("russia-i", ODESSA, true, hidden);
        var turks = placed.corps().stream().map(each -> each.corps().value().matches("turkey-f[123]") ? new EiaScenario.CorpsAtStart(each.corps(), each.power(), new SpaceId(ODESSA), false) : each).toList();
        return with(placed, turks, placed.strengths());
    }

    /** The printed scenario with a corps at another place; what it holds, if it is not as printed. */
    private static EiaScenario at(String corps, String area, boolean city, Factors holds) {
        var strengths = new HashMap<>(PRINTED.strengths());
        if (holds != null) {
            strengths.put(new UnitId(corps), holds);
        }
        return with(PRINTED, PRINTED.corps().stream().map(each -> each.corps().equals(new UnitId(corps))
                ? new EiaScenario.CorpsAtStart(new UnitId(corps), each.power(), new SpaceId(area), city) : each).toList(), strengths);
    }

    private static EiaScenario with(EiaScenario scenario, List<EiaScenario.CorpsAtStart> corps, Map<UnitId, Factors> strengths) {
        return new EiaScenario(scenario.name(), scenario.from(), scenario.to(), scenario.powers(), corps, strengths, scenario.leaders(), scenario.garrisons(),
                scenario.depots(), scenario.irregulars(), scenario.fleets(), scenario.provinces(), scenario.cities(), scenario.diplomacy());
    }
}

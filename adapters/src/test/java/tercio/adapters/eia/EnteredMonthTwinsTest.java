package tercio.adapters.eia;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tercio.adapters.http.Client;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.Hides;
import tercio.adapters.service.Service;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.economy.play.EconomyCommand.TakeIncome;
import tercio.domain.eia.economy.play.EconomyEvent.IncomeTaken;
import tercio.domain.eia.economy.play.Income;
import tercio.domain.eia.month.play.MonthCommand.EndMonthPhase;
import tercio.domain.eia.month.play.MonthCommand.SkipToLandPhase;
import tercio.domain.eia.reinforcement.play.Cost;
import tercio.domain.eia.reinforcement.play.FactorPurchase;
import tercio.domain.eia.reinforcement.play.Recruits;
import tercio.domain.eia.reinforcement.play.ReinforcementCommand.BuyFactors;
import tercio.domain.eia.reinforcement.play.ReinforcementCommand.RaiseCorps;
import tercio.domain.eia.reinforcement.play.ReinforcementCommand.RaiseGarrison;
import tercio.domain.eia.reinforcement.play.ReinforcementCommand.RaiseIrregulars;
import tercio.domain.eia.reinforcement.play.ReinforcementEvent.CorpsRaised;
import tercio.domain.eia.reinforcement.play.ReinforcementEvent.FactorsBought;
import tercio.domain.eia.reinforcement.play.ReinforcementEvent.ForcesEntered;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.given.Thorough;
import tercio.domain.map.SpaceId;

/** The income and purchases of a power: of two games that differ in them, the enemy and a spectator are told the same. */
@Thorough("Two services play the game twice: twins. ReinforcementPhaseTest compares what the enemy sees of the board in the short tier.")
@ExtendWith(HiddenKinds.class)
public class EnteredMonthTwinsTest {

    private static final String ODESSA = "244";

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

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }

    private static BuyFactors purchase(String corps, Factors factors, int money, int manpower) {
        return new BuyFactors(Power.RUSSIA, Optional.of(new FactorPurchase(new UnitId(corps), factors, money, manpower)));
    }

    @Test
    @Hides({TakeIncome.class, IncomeTaken.class, BuyFactors.class, FactorsBought.class, RaiseCorps.class, CorpsRaised.class, RaiseGarrison.class, RaiseIrregulars.class,
        ForcesEntered.class})
    void incomePurchasesRecruitsAndCostsAreTheirPowersAlone() {
        var scenario = EiaScenarios.find("turkey-russia").orElseThrow();
        var twins = CampaignTwins.of(clients, Map.of("EIA-MONTH", "entered"), scenario, scenario);
        var guesses = List.<EiaCommand>of(purchase("russia-i", infantry(1), 1, 1), new TakeIncome(Power.RUSSIA, Optional.of(new Income(1, 1))));

        twins.play(new TakeIncome(Power.RUSSIA, Optional.of(new Income(30, 12))), new TakeIncome(Power.RUSSIA, Optional.of(new Income(21, 17))))
                .alikeFor(Power.TURKEY, Power.RUSSIA, guesses);
        twins.play(new EndMonthPhase(Power.RUSSIA, MonthPhase.ECONOMIC)).play(new SkipToLandPhase(Power.TURKEY)).play(new EndMonthPhase(Power.RUSSIA, MonthPhase.POLITICAL));
        twins.play(purchase("russia-i", infantry(2), 6, 2), purchase("russia-ii", infantry(1), 3, 1)).alikeFor(Power.TURKEY, Power.RUSSIA, guesses);
        twins.play(new RaiseCorps(Power.RUSSIA, new UnitId("russia-vi"), new SpaceId(ODESSA), false, Optional.of(new Recruits(infantry(3), 9, 3))),
                new RaiseCorps(Power.RUSSIA, new UnitId("russia-vi"), new SpaceId(ODESSA), false, Optional.of(new Recruits(infantry(5), 15, 5))));
        twins.play(new RaiseGarrison(Power.RUSSIA, new SpaceId(ODESSA), infantry(1), Optional.of(new Cost(3, 1))), new RaiseGarrison(Power.RUSSIA, new SpaceId(ODESSA), infantry(1), Optional.of(new Cost(1, 2))));
        twins.play(new RaiseIrregulars(Power.RUSSIA, FactorType.COSSACK, new SpaceId(ODESSA), 1, Optional.of(new Cost(0, 1))), new RaiseIrregulars(Power.RUSSIA, FactorType.COSSACK, new SpaceId(ODESSA), 1, Optional.empty()))
                .alikeFor(Power.TURKEY, Power.RUSSIA, guesses);
        twins.undoneAndRedone(() -> twins.alikeFor(Power.TURKEY, Power.RUSSIA, List.of()));
        twins.play(new SkipToLandPhase(Power.RUSSIA)).alikeFor(Power.TURKEY, Power.RUSSIA, guesses);
    }
}

package tercio.domain.eu.play.shorefire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.interception.ShoreFire;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.harbour.Batteries;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** The fire of presidios, forts of straits and siegeworks on naval stacks (EU-PRESIDIO-FIRE). */
public final class ShoreFireChapter implements Chapter<ShoreFireCommand, ShoreFireEvent> {

    public static final ShoreFireChapter CHAPTER = new ShoreFireChapter();

    private static final Vocabulary<ShoreFireCommand> COMMANDS = Vocabulary.of(ShoreFireCommand.class)
            .word("FireFromShore", ShoreFireCommand.FireFromShore.class)
            .word("HoldFire", ShoreFireCommand.HoldFire.class)
            .word("SailHome", ShoreFireCommand.SailHome.class);

    private static final Vocabulary<ShoreFireEvent> EVENTS = Vocabulary.of(ShoreFireEvent.class)
            .word("ShoreFireMet", ShoreFireEvent.ShoreFireMet.class)
            .word("FireHeld", ShoreFireEvent.FireHeld.class)
            .word("ShotFromShore", ShoreFireEvent.ShotFromShore.class)
            .word("TurnedHome", ShoreFireEvent.TurnedHome.class);

    private ShoreFireChapter() {}

    @Override
    public Vocabulary<ShoreFireCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<ShoreFireEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("presidio", "die for the fire from the shore");
    }

    @Override
    public EuState evolve(EuState state, ShoreFireEvent event) {
        return ShoreFireEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, ShoreFireCommand command) {
        return switch (command) {
            case ShoreFireCommand.FireFromShore fire -> ShoreFires.fire(play, fire);
            case ShoreFireCommand.HoldFire hold -> ShoreFires.hold(play, hold);
            case ShoreFireCommand.SailHome home -> ShoreFires.home(play, home);
        };
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return switch (duty) {
            case Duty.ShoreFire fire -> Optional.of(decision("shore-fire-" + fire.stack(), fire.country(), ShoreFires.RULE,
                    FleetTitle.of(board.state(), fire.stack()) + " comes within reach of " + fire.battery().title(board.name(fire.battery().province()))
                            + ": does " + Nation.of(fire.country()) + " fire?",
                    ShoreFires.options(board, fire)));
            case Duty.WayHome home -> Optional.of(decision("way-home-" + home.stack(), home.country(), ShoreFires.RULE,
                    FleetTitle.of(board.state(), home.stack()) + " must go back with the troops aboard: to which port?", ShoreFires.ports(board, home)));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean settles(Play play, Duty duty) {
        return duty instanceof Duty.WayHome home && ShoreFires.settles(play, home);
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof ShoreFireCommand.FireFromShore
                ? ShoreFires.due(before.state()).map(duty -> {
                    var odds = Batteries.odds(before, before.state().fleet(duty.stack()).orElseThrow(), duty.battery());
                    return Forecast.EMPTY.with("stopped", odds.map(ShoreFire.Hit::stopped)).with("lostShips", odds.map(ShoreFire.Hit::lossNd));
                })
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<ShoreFireEvent> ruled) {
        return ruled.event() instanceof ShoreFireEvent.ShotFromShore shot ? Optional.of(new EuQuestion.FireFromShore(shot.battery(),
                ruled.board().province(shot.battery().province()).theatre(), ruled.board().state().fleet(shot.stack()).orElseThrow())) : Optional.empty();
    }

    @Override
    public String sentence(EuState before, ShoreFireEvent event, List<Step> explanation) {
        return new ShoreFireNarration(before).of(event, explanation);
    }
}

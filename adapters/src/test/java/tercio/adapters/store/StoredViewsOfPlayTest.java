package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import org.axonframework.eventhandling.AnnotationEventHandlerAdapter;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.projections.CheckpointStore;
import tercio.projections.StoredViews;
import tercio.projections.ViewStore;

/** The views of a game that goes on while they could be stored. The test itself delivers events to them. */
class StoredViewsOfPlayTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    private final GameBackend backend = GameBackend.inMemory(RACES);
    private String game;

    @BeforeEach
    void aGameWhoseViewsAreStored() {
        game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 10_000, Optional.empty()),
                DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
        while (shown() != 1) {
            LockSupport.parkNanos(1_000_000);
        }
        backend.get(RunningAxon.class).viewProcessor().shutDown();
    }

    @AfterEach
    void end() {
        backend.close();
    }

    @Test
    void areStoredWithItsNewestEventAndNotBefore() {
        restTo(4);
        deliver(2);
        deliver(3);
        assertThat(shown()).as("two more events are stored already").isEqualTo(1);
        deliver(4);
        assertThat(shown()).isEqualTo(4);
    }

    @Test
    void areStoredInBetweenAfterAPageOfEvents() {
        restTo(CheckpointStore.PAGE + 2);
        deliver(CheckpointStore.PAGE);
        assertThat(shown()).as("255 events after the first").isEqualTo(1);
        deliver(CheckpointStore.PAGE + 1);
        assertThat(shown()).as("256 events after the first, though one more is stored").isEqualTo(CheckpointStore.PAGE + 2);
    }

    /** The two runners rest in turn, each with one event. */
    private void restTo(int position) {
        for (int now = 1; now < position; now++) {
            assertThat(backend.games().execute(new Execute(game, Caller.HOST, new Rest(now % 2 == 1 ? "red" : "blue"), List.of(), OptionalInt.empty(), Optional.empty())))
                    .isInstanceOf(CommandResult.Done.class);
        }
        assertThat(backend.eventLog().newest(game)).isEqualTo(position);
    }

    private void deliver(int position) {
        var views = backend.get(StoredViews.class);
        var handler = new AnnotationEventHandlerAdapter(views);
        var event = new GenericDomainEventMessage<>("game", game, position - 1L, "an event");
        views.runWithoutPauses(() -> DefaultUnitOfWork.startAndGet(event).execute(() -> {
            try {
                handler.handle(event);
            } catch (Exception failed) {
                throw new IllegalStateException(failed);
            }
        }));
    }

    private int shown() {
        return backend.viewStore().of(game, "board").map(ViewStore.StoredBody::position).orElse(0);
    }
}

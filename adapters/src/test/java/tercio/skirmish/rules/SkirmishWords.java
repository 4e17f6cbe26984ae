package tercio.skirmish.rules;

import tercio.domain.game.MessageTypes;

/** The names of commands and events on the wire and in storage. */
final class SkirmishWords {

    static final MessageTypes<SkirmishCommand> COMMANDS = MessageTypes.of(SkirmishCommand.class)
            .with("SetReserve", SkirmishCommand.SetReserve.class)
            .with("ChooseOrder", SkirmishCommand.ChooseOrder.class)
            .with("March", SkirmishCommand.March.class)
            .with("EndMarches", SkirmishCommand.EndMarches.class)
            .with("Commit", SkirmishCommand.Commit.class);

    static final MessageTypes<SkirmishEvent> EVENTS = MessageTypes.of(SkirmishEvent.class)
            .with("ReserveSet", SkirmishEvent.ReserveSet.class)
            .with("CampsReady", SkirmishEvent.CampsReady.class)
            .with("OrderChosen", SkirmishEvent.OrderChosen.class)
            .with("OrdersRevealed", SkirmishEvent.OrdersRevealed.class)
            .with("MarchesBegan", SkirmishEvent.MarchesBegan.class)
            .with("Marched", SkirmishEvent.Marched.class)
            .with("ClashJoined", SkirmishEvent.ClashJoined.class)
            .with("Clashed", SkirmishEvent.Clashed.class)
            .with("TurnBegan", SkirmishEvent.TurnBegan.class)
            .with("SkirmishEnded", SkirmishEvent.SkirmishEnded.class);

    private SkirmishWords() {}
}

/** The places of persons in a game: who plays which seat, who acts for whom, who looks on and who judges. */
package tercio.application.place;

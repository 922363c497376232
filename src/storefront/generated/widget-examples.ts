// Generated from schemas/ by `npm run generate`. Do not edit.
export const widgetExamples = {
  "account.sign-out": {
    "props": {
      "label": {
        "text": {
          "en": "Sign out"
        }
      },
      "tone": "button"
    }
  },
  "account.summary": {
    "props": {
      "title": {
        "text": {
          "en": "Balance"
        }
      }
    }
  },
  "action.button": {
    "props": {
      "label": {
        "text": {
          "en": "Deposit"
        }
      },
      "icon": "deposit",
      "tone": "primary",
      "size": "m",
      "wide": false
    }
  },
  "action.icon-button": {
    "props": {
      "icon": "mail",
      "label": {
        "text": {
          "en": "Inbox"
        }
      },
      "badge": 3,
      "dot": false
    }
  },
  "agent.greeting": {
    "props": {
      "name": {
        "text": {
          "en": "Ada"
        }
      }
    }
  },
  "agent.links": {
    "props": {
      "title": {
        "text": {
          "en": "Your links"
        }
      },
      "empty": {
        "text": {
          "en": "No link yet"
        }
      },
      "emptyNote": {
        "text": {
          "en": "Make one and send it."
        }
      }
    }
  },
  "agent.new-link": {
    "props": {
      "label": {
        "text": {
          "en": "New link"
        }
      }
    }
  },
  "agent.open-account": {
    "props": {
      "title": {
        "text": {
          "en": "Open account"
        }
      }
    },
    "slots": {
      "direct": [
        {
          "use": "content.text",
          "props": {
            "text": {
              "text": {
                "en": "Directly"
              }
            }
          }
        }
      ],
      "links": [
        {
          "use": "content.text",
          "props": {
            "text": {
              "text": {
                "en": "By link"
              }
            }
          }
        }
      ]
    }
  },
  "agent.open-directly": {
    "props": {
      "title": {
        "text": {
          "en": "Open account"
        }
      }
    }
  },
  "agent.red-rain": {
    "props": {
      "title": {
        "text": {
          "en": "Red envelope rain"
        }
      }
    }
  },
  "agent.today": {
    "props": {
      "title": {
        "text": {
          "en": "Your team today"
        }
      }
    }
  },
  "auth.change-password": {
    "props": {
      "title": {
        "text": {
          "en": "Change password"
        }
      },
      "usernameLabel": {
        "text": {
          "en": "Username"
        }
      },
      "oldLabel": {
        "text": {
          "en": "Old password"
        }
      },
      "newLabel": {
        "text": {
          "en": "New password"
        }
      },
      "confirmLabel": {
        "text": {
          "en": "New password again"
        }
      },
      "submitLabel": {
        "text": {
          "en": "Confirm"
        }
      }
    }
  },
  "auth.forgot-phone": {
    "props": {
      "mobileLabel": {
        "text": {
          "en": "Mobile number"
        }
      },
      "codeLabel": {
        "text": {
          "en": "SMS code"
        }
      },
      "passwordLabel": {
        "text": {
          "en": "New password"
        }
      },
      "submitLabel": {
        "text": {
          "en": "Set password"
        }
      }
    }
  },
  "auth.forgot": {
    "props": {
      "title": {
        "text": {
          "en": "Forgot password"
        }
      },
      "usernameLabel": {
        "text": {
          "en": "Username"
        }
      },
      "emailLabel": {
        "text": {
          "en": "E-mail"
        }
      },
      "submitLabel": {
        "text": {
          "en": "Retrieve password"
        }
      }
    }
  },
  "auth.login": {
    "props": {
      "title": {
        "text": {
          "en": "Welcome back"
        }
      },
      "usernameLabel": {
        "text": {
          "en": "Username"
        }
      },
      "passwordLabel": {
        "text": {
          "en": "Password"
        }
      },
      "captchaLabel": {
        "text": {
          "en": "Code"
        }
      },
      "rememberLabel": {
        "text": {
          "en": "Remember my username"
        }
      },
      "submitLabel": {
        "text": {
          "en": "Log in"
        }
      },
      "showLabel": {
        "text": {
          "en": "Show password"
        }
      },
      "hideLabel": {
        "text": {
          "en": "Hide password"
        }
      },
      "trial": true,
      "trialLabel": {
        "text": {
          "en": "Play a free trial"
        }
      }
    },
    "slots": {
      "links": [
        {
          "use": "nav.link",
          "props": {
            "label": {
              "text": {
                "en": "Forgot your password?"
              }
            }
          }
        }
      ]
    }
  },
  "auth.register": {
    "props": {
      "title": {
        "text": {
          "en": "Create an account"
        }
      },
      "submitLabel": {
        "text": {
          "en": "Register"
        }
      },
      "terms": {
        "text": {
          "en": "I accept the terms"
        }
      },
      "termsChecked": true,
      "age": {
        "text": {
          "en": "I am 18 or older"
        }
      },
      "byName": true,
      "byMobile": true,
      "usernameTab": {
        "text": {
          "en": "Username"
        }
      },
      "mobileTab": {
        "text": {
          "en": "Mobile"
        }
      }
    },
    "slots": {
      "fields": [
        {
          "use": "form.field",
          "props": {
            "name": "username",
            "label": {
              "text": {
                "en": "Username"
              }
            },
            "input": "text",
            "rule": {
              "required": true,
              "minLength": 4,
              "maxLength": 12,
              "pattern": "[a-z0-9]+"
            }
          }
        },
        {
          "use": "form.field",
          "props": {
            "name": "password",
            "label": {
              "text": {
                "en": "Password"
              }
            },
            "input": "password",
            "rule": {
              "required": true
            }
          }
        }
      ]
    }
  },
  "auth.sms-login": {
    "props": {
      "mobileLabel": {
        "text": {
          "en": "Mobile number"
        }
      },
      "codeLabel": {
        "text": {
          "en": "SMS code"
        }
      }
    }
  },
  "auth.social": {
    "props": {
      "channel": "google",
      "label": {
        "text": {
          "en": "Google"
        }
      },
      "name": {
        "text": {
          "en": "Continue with Google"
        }
      }
    }
  },
  "content.announcement-detail": {
    "props": {
      "kind": "notice",
      "label": {
        "text": {
          "en": "Announcement"
        }
      },
      "missing": {
        "text": {
          "en": "This announcement has ended"
        }
      },
      "missingNote": {
        "text": {
          "en": "See what is on now."
        }
      },
      "whenNone": "missing"
    },
    "slots": {
      "actions": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "All announcements"
              }
            }
          }
        }
      ]
    }
  },
  "content.announcement-list": {
    "props": {
      "kind": "notice",
      "label": {
        "text": {
          "en": "Announcements"
        }
      },
      "empty": {
        "text": {
          "en": "No announcements"
        }
      },
      "emptyNote": {
        "text": {
          "en": "Come back tomorrow."
        }
      },
      "limit": 50
    }
  },
  "content.announcements": {
    "props": {
      "kind": "notice",
      "empty": {
        "text": {
          "en": "Nothing yet"
        }
      },
      "label": {
        "text": {
          "en": "Announcements"
        }
      }
    }
  },
  "content.app-intro": {
    "props": {
      "text": "The night is yours",
      "color": "#ffffff",
      "background": "#10164a"
    }
  },
  "content.download-block": {
    "props": {
      "title": {
        "text": {
          "en": "Take it with you"
        }
      },
      "text": {
        "text": {
          "en": "Same account, same balance."
        }
      },
      "prompt": {
        "text": {
          "en": "Get the app"
        }
      },
      "homeScreen": {
        "text": {
          "en": "Add to home screen"
        }
      },
      "homeScreenNote": {
        "text": {
          "en": "From your browser's own menu"
        }
      }
    },
    "slots": {
      "options": [
        {
          "use": "content.download-option",
          "props": {
            "type": "android",
            "only": "android",
            "label": {
              "text": {
                "en": "Android"
              }
            },
            "href": "https://t.me/example.apk"
          }
        }
      ]
    }
  },
  "content.download-option": {
    "props": {
      "type": "android",
      "only": "android",
      "label": {
        "text": {
          "en": "Android"
        }
      },
      "icon": "download",
      "href": "https://t.me/example.apk",
      "note": {
        "text": {
          "en": "12 MB"
        }
      }
    }
  },
  "content.footer-panel": {
    "props": {
      "label": {
        "text": {
          "en": "Service"
        }
      },
      "channelsTitle": {
        "text": {
          "en": "Official channels"
        }
      },
      "lineTitle": {
        "text": {
          "en": "24-hour line"
        }
      },
      "line": {
        "text": {
          "en": "A person answers."
        }
      },
      "domainsTitle": {
        "text": {
          "en": "Other entrances"
        }
      }
    },
    "slots": {
      "channels": [
        {
          "use": "shell.service-link",
          "props": {
            "type": "TELEGRAM",
            "label": {
              "text": {
                "en": "Telegram"
              }
            },
            "icon": "telegram",
            "href": "https://t.me/example"
          }
        }
      ],
      "chat": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "Live chat"
              }
            },
            "icon": "chat"
          }
        }
      ],
      "domains": [
        {
          "use": "nav.external",
          "props": {
            "label": {
              "text": {
                "en": "t.me"
              }
            },
            "href": "https://t.me/example"
          }
        }
      ]
    }
  },
  "content.help": {
    "props": {
      "label": {
        "text": {
          "en": "Help"
        }
      },
      "empty": {
        "text": {
          "en": "No answers yet"
        }
      },
      "emptyNote": {
        "text": {
          "en": "Ask customer service."
        }
      },
      "view": "list"
    },
    "slots": {
      "actions": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "Customer service"
              }
            }
          }
        }
      ]
    }
  },
  "content.image": {
    "props": {
      "src": "/favicon.svg",
      "alt": {
        "text": {
          "en": "A lion at sunrise"
        }
      },
      "ratio": "16/9",
      "width": 640,
      "height": 360,
      "fit": "cover"
    }
  },
  "content.notice-card": {
    "props": {
      "icon": "warning",
      "title": {
        "text": {
          "en": "Verify your mobile"
        }
      },
      "text": {
        "text": {
          "en": "Withdrawals open after that."
        }
      },
      "tone": "warning"
    },
    "slots": {
      "actions": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "Verify"
              }
            },
            "size": "s"
          }
        }
      ]
    }
  },
  "content.promotion-list": {
    "props": {
      "label": {
        "text": {
          "en": "Events"
        }
      },
      "filterLabel": {
        "text": {
          "en": "Kinds of events"
        }
      },
      "all": {
        "text": {
          "en": "All"
        }
      },
      "empty": {
        "text": {
          "en": "No events at the moment"
        }
      },
      "emptyNote": {
        "text": {
          "en": "New ones start on Monday."
        }
      }
    }
  },
  "content.text": {
    "props": {
      "text": {
        "text": {
          "en": "Play for fun, within your means."
        }
      },
      "as": "p",
      "tone": "muted",
      "align": "start"
    }
  },
  "contract.own": {
    "props": {
      "title": {
        "text": {
          "en": "Contracts"
        }
      },
      "kind": "salary"
    }
  },
  "contract.team": {
    "props": {
      "title": {
        "text": {
          "en": "With your team"
        }
      },
      "kind": "salary"
    }
  },
  "form.captcha": {
    "props": {
      "name": "captcha",
      "label": {
        "text": {
          "en": "Code"
        }
      }
    }
  },
  "form.feedback": {
    "props": {
      "title": {
        "text": {
          "en": "Tell us plainly"
        }
      },
      "note": {
        "text": {
          "en": "A person reads every message."
        }
      },
      "types": [
        {
          "value": "PRAISE",
          "label": {
            "text": {
              "en": "Praise"
            }
          }
        },
        {
          "value": "PROBLEM",
          "label": {
            "text": {
              "en": "A problem"
            }
          }
        }
      ],
      "typeLabel": {
        "text": {
          "en": "What is it about?"
        }
      },
      "contentLabel": {
        "text": {
          "en": "Your words"
        }
      },
      "contentHint": {
        "text": {
          "en": "What happened?"
        }
      },
      "maxLength": 140,
      "pictures": 3,
      "picturesLabel": {
        "text": {
          "en": "Pictures"
        }
      },
      "picturesHint": {
        "text": {
          "en": "PNG or JPG, 5 MB each"
        }
      },
      "submitLabel": {
        "text": {
          "en": "Send"
        }
      },
      "done": {
        "text": {
          "en": "Thank you"
        }
      }
    }
  },
  "form.field": {
    "props": {
      "name": "nickname",
      "label": {
        "text": {
          "en": "Nickname"
        }
      },
      "input": "text",
      "autocomplete": "nickname",
      "icon": "user",
      "hint": {
        "text": {
          "en": "Others see it"
        }
      },
      "rule": {
        "required": false,
        "minLength": 2,
        "maxLength": 16,
        "pattern": "*"
      }
    }
  },
  "game.category-menu": {
    "props": {
      "label": {
        "text": {
          "en": "Game categories"
        }
      },
      "front": "HOT",
      "initial": "HOT",
      "items": {
        "HOT": {
          "label": {
            "text": {
              "en": "Hot"
            }
          },
          "icon": "flame"
        },
        "RNG": {
          "label": {
            "text": {
              "en": "Slots"
            }
          },
          "icon": "slots"
        },
        "LIVE": {
          "label": {
            "text": {
              "en": "Live"
            }
          },
          "icon": "live"
        }
      }
    }
  },
  "game.launch": {
    "props": {
      "label": {
        "text": {
          "en": "Game"
        }
      },
      "backLabel": {
        "text": {
          "en": "Back to the games"
        }
      }
    }
  },
  "game.list": {
    "props": {
      "empty": {
        "text": {
          "en": "No games found"
        }
      },
      "label": {
        "text": {
          "en": "Games"
        }
      },
      "search": {
        "text": {
          "en": "Search games"
        }
      },
      "more": {
        "text": {
          "en": "Load more"
        }
      },
      "all": {
        "text": {
          "en": "All"
        }
      }
    }
  },
  "game.panel": {
    "props": {
      "label": {
        "text": {
          "en": "Games"
        }
      },
      "hotTitle": {
        "text": {
          "en": "Hot games"
        }
      },
      "empty": {
        "text": {
          "en": "No games here yet"
        }
      }
    }
  },
  "game.shelf": {
    "props": {
      "title": {
        "text": {
          "en": "New slots"
        }
      },
      "category": "RNG",
      "classify": "NEW",
      "more": {
        "text": {
          "en": "All games"
        }
      }
    }
  },
  "game.vendor-tiles": {
    "props": {
      "title": {
        "text": {
          "en": "Providers"
        }
      },
      "limit": 12
    }
  },
  "home.age-gate": {
    "props": {
      "age": 18,
      "title": {
        "text": {
          "en": "Are you 18 or older?"
        }
      },
      "text": {
        "text": {
          "en": "The law asks us to ask."
        }
      },
      "confirm": {
        "text": {
          "en": "Yes, I am"
        }
      },
      "leave": {
        "text": {
          "en": "No, leave"
        }
      }
    },
    "on": {
      "leave": {
        "do": "navigate",
        "to": "underage",
        "replace": true
      }
    }
  },
  "home.app-popup": {
    "props": {
      "title": {
        "text": {
          "en": "Get the app"
        }
      },
      "text": {
        "text": {
          "en": "Lighter and faster."
        }
      },
      "later": {
        "text": {
          "en": "Not now"
        }
      },
      "delay": 0
    },
    "slots": {
      "options": [
        {
          "use": "content.download-option",
          "props": {
            "type": "android",
            "only": "android",
            "label": {
              "text": {
                "en": "Android"
              }
            },
            "href": "https://t.me/example.apk"
          }
        }
      ]
    }
  },
  "home.banner-carousel": {
    "props": {
      "group": "m_home",
      "interval": 5000,
      "ratio": "12/5",
      "label": {
        "text": {
          "en": "Promotions"
        }
      }
    }
  },
  "home.bonus": {
    "when": {
      "not": {
        "is": "paused"
      }
    },
    "props": {
      "text": {
        "text": {
          "en": "Register and get"
        }
      },
      "action": {
        "text": {
          "en": "Register"
        }
      },
      "amount": 5000
    }
  },
  "home.contract-request": {
    "props": {
      "title": {
        "text": {
          "en": "A contract waits for your answer"
        }
      },
      "text": {
        "text": {
          "en": "Read its terms."
        }
      },
      "cancel": {
        "text": {
          "en": "Cancel"
        }
      },
      "go": {
        "text": {
          "en": "Go to the contract page"
        }
      },
      "delay": 0
    }
  },
  "home.counter": {
    "props": {
      "label": {
        "text": {
          "en": "Paid out this year"
        }
      },
      "from": 1200000000,
      "to": 1300000000,
      "minStep": 10000,
      "maxStep": 50000,
      "every": [
        3000,
        4000,
        5000
      ],
      "money": false,
      "tone": "plate"
    }
  },
  "home.hero": {
    "props": {
      "title": {
        "text": {
          "en": "Every draw counts"
        }
      },
      "text": {
        "text": {
          "en": "Results in seconds."
        }
      },
      "tone": "split"
    },
    "slots": {
      "actions": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "Play"
              }
            }
          }
        }
      ]
    }
  },
  "home.hot-matches": {
    "props": {
      "label": {
        "text": {
          "en": "Hot matches"
        }
      },
      "interval": 5000,
      "transition": 500
    }
  },
  "home.jackpot": {
    "props": {
      "label": {
        "text": {
          "en": "Grand jackpot"
        }
      },
      "from": 787756899.13,
      "to": 787757899.13,
      "duration": 60000,
      "money": true,
      "tone": "marquee"
    }
  },
  "home.match-list": {
    "props": {
      "title": {
        "text": {
          "en": "Hot matches"
        }
      },
      "action": {
        "text": {
          "en": "Bet"
        }
      },
      "empty": {
        "text": {
          "en": "No matches right now"
        }
      },
      "league": {
        "text": {
          "en": "Friendly"
        }
      }
    }
  },
  "home.notice-strip": {
    "props": {
      "label": {
        "text": {
          "en": "Announcements"
        }
      },
      "empty": {
        "text": {
          "en": "No announcements"
        }
      },
      "icon": "bell"
    }
  },
  "home.popups": {
    "props": {
      "label": {
        "text": {
          "en": "News"
        }
      },
      "delay": 0
    }
  },
  "home.winners": {
    "props": {
      "title": {
        "text": {
          "en": "Latest winners"
        }
      },
      "limit": 20,
      "visible": 4,
      "speed": 1500
    }
  },
  "inbox.messages": {
    "props": {
      "label": {
        "text": {
          "en": "Inbox"
        }
      },
      "empty": {
        "text": {
          "en": "Your inbox is empty"
        }
      },
      "emptyNote": {
        "text": {
          "en": "News of your account comes here."
        }
      }
    }
  },
  "invite.friends": {
    "props": {
      "title": {
        "text": {
          "en": "Better in company"
        }
      },
      "note": {
        "text": {
          "en": "Give your link to adults you know."
        }
      },
      "message": {
        "text": {
          "en": "Join me here"
        }
      }
    }
  },
  "layout.section": {
    "props": {
      "title": {
        "text": {
          "en": "Promotions"
        }
      },
      "note": {
        "text": {
          "en": "New every week"
        }
      },
      "more": {
        "text": {
          "en": "All promotions"
        }
      }
    },
    "slots": {
      "body": [
        {
          "use": "content.text",
          "props": {
            "text": {
              "text": {
                "en": "First deposit, 50% more."
              }
            }
          }
        }
      ]
    }
  },
  "layout.stack": {
    "props": {
      "gap": "m",
      "direction": "row",
      "align": "center"
    },
    "slots": {
      "items": [
        {
          "use": "content.text",
          "props": {
            "text": {
              "text": {
                "en": "One"
              }
            }
          }
        },
        {
          "use": "content.text",
          "props": {
            "text": {
              "text": {
                "en": "Two"
              }
            }
          }
        }
      ]
    }
  },
  "lottery.draws": {
    "props": {
      "label": {
        "text": {
          "en": "Lotteries"
        }
      },
      "empty": {
        "text": {
          "en": "No draws now"
        }
      }
    }
  },
  "lottery.games": {
    "props": {
      "label": {
        "text": {
          "en": "Lotteries"
        }
      },
      "empty": {
        "text": {
          "en": "No draws now"
        }
      }
    }
  },
  "lottery.orders": {
    "props": {
      "title": {
        "text": {
          "en": "My orders"
        }
      },
      "empty": {
        "text": {
          "en": "No orders here"
        }
      }
    }
  },
  "member.balance": {
    "props": {
      "title": {
        "text": {
          "en": "Balance"
        }
      },
      "showLabel": {
        "text": {
          "en": "Show balance"
        }
      },
      "hideLabel": {
        "text": {
          "en": "Hide balance"
        }
      },
      "refreshLabel": {
        "text": {
          "en": "Refresh balance"
        }
      }
    },
    "slots": {
      "actions": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "Deposit"
              }
            }
          }
        }
      ]
    }
  },
  "member.header": {
    "props": {
      "loginPrompt": {
        "text": {
          "en": "Log in or register"
        }
      }
    }
  },
  "member.picture": {
    "props": {}
  },
  "money.deposit": {
    "props": {}
  },
  "money.transfer-up": {
    "props": {
      "title": {
        "text": {
          "en": "Transfer"
        }
      }
    }
  },
  "money.wallets": {
    "props": {
      "title": {
        "text": {
          "en": "Wallets"
        }
      }
    }
  },
  "money.withdraw": {
    "props": {}
  },
  "nav.entry": {
    "props": {
      "label": {
        "text": {
          "en": "Inbox"
        }
      },
      "icon": "mail",
      "note": {
        "text": {
          "en": "New"
        }
      },
      "badge": 2
    }
  },
  "nav.external": {
    "props": {
      "label": {
        "text": {
          "en": "Telegram"
        }
      },
      "icon": "telegram",
      "href": "https://t.me/example"
    }
  },
  "nav.link-list": {
    "props": {
      "title": {
        "text": {
          "en": "About"
        }
      },
      "columns": 2
    },
    "slots": {
      "links": [
        {
          "use": "nav.link",
          "props": {
            "label": {
              "text": {
                "en": "Terms"
              }
            }
          }
        },
        {
          "use": "nav.link",
          "props": {
            "label": {
              "text": {
                "en": "Help"
              }
            }
          }
        }
      ]
    }
  },
  "nav.link": {
    "props": {
      "label": {
        "text": {
          "en": "Forgot your password?"
        }
      }
    }
  },
  "nav.list": {
    "props": {
      "title": {
        "text": {
          "en": "Records"
        }
      }
    },
    "slots": {
      "entries": [
        {
          "use": "nav.entry",
          "props": {
            "label": {
              "text": {
                "en": "Deposits"
              }
            },
            "icon": "deposit"
          }
        },
        {
          "use": "nav.entry",
          "props": {
            "label": {
              "text": {
                "en": "Inbox"
              }
            },
            "icon": "mail",
            "badge": 2
          }
        }
      ]
    }
  },
  "nav.tile-grid": {
    "props": {
      "columns": 4,
      "label": {
        "text": {
          "en": "Wallet"
        }
      },
      "tone": "card"
    },
    "slots": {
      "tiles": [
        {
          "use": "nav.tile",
          "props": {
            "label": {
              "text": {
                "en": "Deposit"
              }
            },
            "icon": "deposit"
          }
        },
        {
          "use": "nav.tile",
          "props": {
            "label": {
              "text": {
                "en": "Withdraw"
              }
            },
            "icon": "withdraw"
          }
        }
      ]
    }
  },
  "nav.tile": {
    "props": {
      "label": {
        "text": {
          "en": "Rewards"
        }
      },
      "icon": "gift",
      "badge": 2,
      "tone": "accent"
    }
  },
  "page.screen": {
    "props": {
      "title": {
        "text": {
          "en": "Security centre"
        }
      },
      "back": true,
      "backLabel": {
        "text": {
          "en": "Back"
        }
      },
      "tone": "plain"
    },
    "slots": {
      "body": [
        {
          "use": "content.text",
          "props": {
            "text": {
              "text": {
                "en": "Keep your account safe."
              }
            }
          }
        }
      ]
    }
  },
  "rebate.claim": {
    "props": {
      "title": {
        "text": {
          "en": "Rebates"
        }
      },
      "empty": {
        "text": {
          "en": "No rebate to claim"
        }
      },
      "emptyNote": {
        "text": {
          "en": "Rebates grow with what you stake."
        }
      }
    }
  },
  "records.dividend": {
    "props": {
      "label": {
        "text": {
          "en": "Dividends"
        }
      },
      "none": {
        "text": {
          "en": "This account takes no part in dividends"
        }
      },
      "noneNote": {
        "text": {
          "en": "Ask the agency desk."
        }
      }
    }
  },
  "records.list": {
    "props": {
      "call": "depositRecord",
      "empty": {
        "text": {
          "en": "No records"
        }
      },
      "emptyNote": {
        "text": {
          "en": "They show here after your first deposit."
        }
      },
      "label": {
        "text": {
          "en": "Deposits"
        }
      },
      "icon": "deposit"
    },
    "slots": {
      "actions": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "Deposit"
              }
            }
          }
        }
      ]
    }
  },
  "records.results": {
    "props": {
      "label": {
        "text": {
          "en": "Profit and loss"
        }
      },
      "empty": {
        "text": {
          "en": "No results in this period"
        }
      },
      "emptyNote": {
        "text": {
          "en": "They show here as you play."
        }
      },
      "icon": "chart"
    }
  },
  "reward.center": {
    "props": {
      "label": {
        "text": {
          "en": "Reward centre"
        }
      },
      "empty": {
        "text": {
          "en": "No reward waits for you"
        }
      },
      "emptyNote": {
        "text": {
          "en": "Join an event: its reward waits here."
        }
      }
    }
  },
  "reward.missions": {
    "props": {
      "label": {
        "text": {
          "en": "Missions"
        }
      },
      "empty": {
        "text": {
          "en": "No mission runs at the moment"
        }
      }
    }
  },
  "safer.activity": {
    "props": {
      "title": {
        "text": {
          "en": "Your last twelve months"
        }
      }
    }
  },
  "safer.break": {
    "props": {
      "title": {
        "text": {
          "en": "Stop for a while"
        }
      },
      "note": {
        "text": {
          "en": "It holds at once."
        }
      }
    }
  },
  "safer.limits": {
    "props": {
      "title": {
        "text": {
          "en": "Your limits"
        }
      },
      "note": {
        "text": {
          "en": "It holds at once."
        }
      }
    }
  },
  "security.level": {
    "props": {
      "title": {
        "text": {
          "en": "How safe is this account?"
        }
      },
      "counts": [
        "fund",
        "phone",
        "email",
        "payeeName",
        "question"
      ]
    }
  },
  "security.setting": {
    "props": {
      "of": "fund",
      "label": {
        "text": {
          "en": "Fund password"
        }
      }
    }
  },
  "security.settings": {
    "props": {
      "label": {
        "text": {
          "en": "Security settings"
        }
      }
    },
    "slots": {
      "entries": [
        {
          "use": "security.setting",
          "props": {
            "of": "fund",
            "label": {
              "text": {
                "en": "Fund password"
              }
            }
          }
        }
      ]
    }
  },
  "shell.account": {
    "props": {
      "label": {
        "text": {
          "en": "Your account"
        }
      }
    }
  },
  "shell.back": {
    "props": {
      "label": {
        "text": {
          "en": "Back"
        }
      }
    }
  },
  "shell.download-bar": {
    "props": {
      "title": {
        "text": {
          "en": "Faster in the app"
        }
      },
      "action": {
        "text": {
          "en": "Download"
        }
      },
      "closeLabel": {
        "text": {
          "en": "Close"
        }
      }
    }
  },
  "shell.footer-entry": {
    "props": {
      "label": {
        "text": {
          "en": "Deposit"
        }
      },
      "icon": "deposit",
      "page": "voucherCenter",
      "bubble": {
        "text": {
          "en": "New"
        }
      },
      "featured": true
    }
  },
  "shell.footer": {
    "props": {
      "label": {
        "text": {
          "en": "Main menu"
        }
      }
    },
    "slots": {
      "entries": [
        {
          "use": "shell.footer-entry",
          "props": {
            "label": {
              "text": {
                "en": "Home"
              }
            },
            "icon": "home",
            "page": "home"
          }
        },
        {
          "use": "shell.footer-entry",
          "props": {
            "label": {
              "text": {
                "en": "Deposit"
              }
            },
            "icon": "deposit",
            "page": "voucherCenter",
            "bubble": {
              "text": {
                "en": "New"
              }
            }
          }
        }
      ]
    }
  },
  "shell.frame": {
    "props": {
      "skip": {
        "text": {
          "en": "Skip to content"
        }
      }
    },
    "slots": {
      "header": [
        {
          "use": "shell.header",
          "props": {},
          "slots": {
            "start": [
              {
                "use": "shell.logo",
                "props": {
                  "label": {
                    "text": {
                      "en": "Aurora home"
                    }
                  }
                }
              }
            ]
          }
        }
      ]
    }
  },
  "shell.header": {
    "props": {},
    "slots": {
      "start": [
        {
          "use": "shell.logo",
          "props": {
            "label": {
              "text": {
                "en": "Aurora home"
              }
            }
          }
        }
      ],
      "end": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "Log in"
              }
            },
            "size": "s"
          }
        }
      ]
    }
  },
  "shell.language": {
    "props": {
      "label": {
        "text": {
          "en": "Language"
        }
      },
      "closeLabel": {
        "text": {
          "en": "Close"
        }
      },
      "tone": "icon"
    }
  },
  "shell.logo": {
    "props": {
      "label": {
        "text": {
          "en": "Aurora home"
        }
      }
    }
  },
  "shell.menu-entry": {
    "props": {
      "label": {
        "text": {
          "en": "Inbox"
        }
      },
      "icon": "mail",
      "badge": 4
    }
  },
  "shell.menu": {
    "props": {
      "label": {
        "text": {
          "en": "Menu"
        }
      },
      "closeLabel": {
        "text": {
          "en": "Close"
        }
      }
    },
    "slots": {
      "entries": [
        {
          "use": "shell.menu-entry",
          "props": {
            "label": {
              "text": {
                "en": "Deposit"
              }
            },
            "icon": "deposit"
          }
        }
      ]
    }
  },
  "shell.service-entry": {
    "props": {
      "label": {
        "text": {
          "en": "Live chat"
        }
      },
      "icon": "chat"
    }
  },
  "shell.service-link": {
    "props": {
      "type": "TELEGRAM",
      "types": [
        "FACEBOOK",
        "TELEGRAM",
        "TELEGRAM1",
        "TELEGRAM2",
        "TELEGRAM3",
        "WHATSAPP"
      ],
      "label": {
        "text": {
          "en": "Telegram"
        }
      },
      "icon": "telegram",
      "href": "https://t.me/example"
    }
  },
  "shell.service-menu": {
    "props": {
      "label": {
        "text": {
          "en": "Service"
        }
      },
      "icon": "headset"
    },
    "slots": {
      "entries": [
        {
          "use": "shell.service-entry",
          "props": {
            "label": {
              "text": {
                "en": "Live chat"
              }
            },
            "icon": "chat"
          }
        }
      ]
    }
  },
  "state.empty": {
    "props": {
      "icon": "list",
      "title": {
        "text": {
          "en": "No records yet"
        }
      },
      "text": {
        "text": {
          "en": "Your deposits show here."
        }
      }
    },
    "slots": {
      "actions": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "Deposit"
              }
            }
          }
        }
      ]
    }
  },
  "state.message": {
    "props": {
      "icon": "wrench",
      "title": {
        "text": {
          "en": "Back in an hour"
        }
      },
      "text": {
        "text": {
          "en": "We are improving the site."
        }
      },
      "art": "maintenance"
    },
    "slots": {
      "actions": [
        {
          "use": "action.button",
          "props": {
            "label": {
              "text": {
                "en": "Try again"
              }
            }
          }
        }
      ]
    }
  },
  "team.manage": {
    "props": {
      "label": {
        "text": {
          "en": "Team"
        }
      }
    }
  },
  "team.overview": {
    "props": {
      "label": {
        "text": {
          "en": "Team"
        }
      }
    }
  },
  "vip.benefits": {
    "props": {
      "title": {
        "text": {
          "en": "Benefits"
        }
      }
    }
  }
} as const;
